# A component of a constant vector is extracted.
import warp as wp

UP = wp.vec3(0.0, 1.0, 0.0)


@wp.kernel
def composite_constant_component(out: wp.array(dtype=float)):
    out[0] = UP[1]
    out[1] = UP.y
