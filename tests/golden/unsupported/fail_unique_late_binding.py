# weft: refuses. A unique kernel that uses a name bound after it.
import warp as wp


@wp.kernel(module="unique")
def unique_late_binding(x: wp.array(dtype=float)):
    x[0] = SCALE


SCALE = 2.0
