# warp: refuses. yield in a class body.
import warp as wp


class A:
    yield 3


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
