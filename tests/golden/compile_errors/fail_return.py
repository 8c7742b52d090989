# warp: refuses. return in a class body.
import warp as wp


class A:
    return 1


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
