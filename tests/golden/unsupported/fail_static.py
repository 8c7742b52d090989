# weft: refuses. wp.static.
import warp as wp

SCALE = 2.5


@wp.kernel
def static_expression(x: wp.array(dtype=float)):
    x[0] = wp.static(SCALE * 2.0)
