# warp: refuses. A component assigned an integer.
import warp as wp


@wp.kernel
def component_value(v: wp.vec3):
    a = v
    a[0] = 1
