# warp: refuses. A texture builtin on something else.
import warp as wp


@wp.kernel
def texture_argument(t: wp.uint64):
    a = wp.texture_sample(t, wp.vec2(0.5, 0.5), dtype=float)
