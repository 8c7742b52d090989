# warp: refuses. continue in a class body.
import warp as wp


class A:
    continue


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
