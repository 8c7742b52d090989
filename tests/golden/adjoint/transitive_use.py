# A backward kernel reaches a function through another function.
import warp as wp


@wp.func
def leaf(a: float):
    return a + 1.0


@wp.func
def branch(a: float):
    return leaf(a) * 2.0


@wp.kernel(enable_backward=False)
def first(x: wp.array(dtype=float)):
    x[0] = leaf(x[0])


@wp.kernel
def second(x: wp.array(dtype=float)):
    x[0] = branch(x[0])
