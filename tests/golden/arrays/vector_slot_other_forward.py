# The same on floats needs a kernel without backward.
import warp as wp


@wp.kernel(enable_backward=False)
def vector_slot_other_forward(v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[i][0] *= 2.0
    v[i].y /= 3.0
