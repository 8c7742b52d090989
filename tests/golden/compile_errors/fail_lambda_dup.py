# warp: refuses. Two parameters of one name in a lambda.
import warp as wp


f = lambda a, a: 3


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
