# warp: refuses. A component that the vector does not have.
import warp as wp


@wp.kernel
def unknown_component(v: wp.vec2, x: wp.array(dtype=float)):
    x[0] = v.z
