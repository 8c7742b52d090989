# warp: refuses. A component of an element assigned an integer.
import warp as wp


@wp.kernel
def slot_value_type(v: wp.array(dtype=wp.vec3)):
    v[0][0] = 1
