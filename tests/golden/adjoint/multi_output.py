# The adjoint of a function with several results gets all of them.
import warp as wp


@wp.func
def polar(x: float, y: float):
    return wp.sqrt(x * x + y * y), wp.atan2(y, x)


@wp.kernel
def multi_output(x: wp.array(dtype=float)):
    i = wp.tid()
    r, a = polar(x[i], x[i + 1])
    x[i] = r * a
