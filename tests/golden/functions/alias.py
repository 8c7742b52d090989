# A function called through another module-level name.
import warp as wp


@wp.func
def cube(a: float):
    return a * a * a

power3 = cube


@wp.kernel
def alias(x: wp.array(dtype=float)):
    x[0] = power3(x[0])
