# warp: refuses. An assignment to __debug__.
import warp as wp


__debug__ = 1


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
