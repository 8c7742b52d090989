# A function defined after the function that calls it.
import warp as wp


@wp.func
def caller(a: float):
    return callee(a) * 2.0


@wp.func
def callee(a: float):
    return a + 1.0


@wp.kernel
def used_before_defined(x: wp.array(dtype=float)):
    x[0] = caller(x[0])
