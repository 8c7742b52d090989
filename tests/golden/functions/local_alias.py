# A function bound to a local name.
import warp as wp


@wp.func
def cube(a: float):
    return a * a * a


@wp.kernel
def local_alias(x: wp.array(dtype=float)):
    f = cube
    g = wp.sin
    x[0] = f(x[0]) + g(x[1])
