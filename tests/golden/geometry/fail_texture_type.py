# warp: refuses. A texture yields `float`, not `wp.float32`.
import warp as wp


@wp.kernel
def k(image: wp.Texture2D, out: wp.array(dtype=float)):
    out[0] = wp.texture_sample(image, wp.vec2(0.0, 0.0), dtype=wp.float32)
