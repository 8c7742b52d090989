# warp: refuses. break outside a loop.
import warp as wp


def helper():
    break


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
