# warp: refuses. Two parameters of one name.
import warp as wp


def helper(a, a):
    pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
