# The same signature again replaces the function and takes the next number.
import warp as wp


@wp.func
def twice(a: float):
    return a + a


@wp.func
def twice(a: float):
    return a * 2.0


@wp.kernel
def redefined(x: wp.array(dtype=float)):
    x[0] = twice(x[0])
