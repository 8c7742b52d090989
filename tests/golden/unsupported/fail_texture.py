# weft: refuses. A texture.
import warp as wp


@wp.kernel
def texture(t: wp.Texture2D, out: wp.array(dtype=float)):
    out[0] = wp.texture_sample(t, wp.vec2(0.5, 0.5), dtype=float)
