# warp: refuses. Two starred targets.
import warp as wp


*a, *b = (1, 2, 3)


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
