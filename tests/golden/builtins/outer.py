# wp.outer of vectors of equal and of different lengths.
import warp as wp


@wp.kernel
def outer_rows(a: wp.vec3, b: wp.vec2, out: wp.array(dtype=wp.mat33)):
    out[0] = wp.outer(a, a)
    m = wp.outer(a, b)
