# warp: refuses. yield at module level.
import warp as wp


yield 3


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
