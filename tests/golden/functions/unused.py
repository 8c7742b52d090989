# A function that no kernel reaches is not printed.
import warp as wp


@wp.func
def never(a: float):
    return a


@wp.func
def used(a: float):
    return a * 2.0


@wp.kernel
def unused(x: wp.array(dtype=float)):
    x[0] = used(x[0])
