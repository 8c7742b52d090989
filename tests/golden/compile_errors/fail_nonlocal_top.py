# warp: refuses. nonlocal at module level.
import warp as wp


nonlocal q


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
