# warp: refuses. A float index in a store of a component.
import warp as wp


@wp.kernel
def slot_float_index(v: wp.array(dtype=wp.vec3)):
    v[1.5][0] = 1.0
