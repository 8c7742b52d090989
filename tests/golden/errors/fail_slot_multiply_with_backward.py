# warp: refuses. `*=` of a float component of an element needs enable_backward=False.
import warp as wp


@wp.kernel
def slot_multiply_with_backward(v: wp.array(dtype=wp.vec3)):
    v[0][1] *= 2.0
