# warp: refuses. An in-place builtin on an array element.
import warp as wp


@wp.kernel
def assign_to_element(v: wp.array(dtype=wp.vec3)):
    wp.assign_inplace(v[0], 0, 1.0)
