# warp: refuses. A parameter named __debug__.
import warp as wp


def helper(__debug__):
    pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
