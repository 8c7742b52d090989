# warp: refuses. An assignment expression in a comprehension of a class body.
import warp as wp


class A:
    [j := 0 for i in range(5)]


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
