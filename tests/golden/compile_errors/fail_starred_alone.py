# warp: refuses. A starred target alone.
import warp as wp


*a = (1,)


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
