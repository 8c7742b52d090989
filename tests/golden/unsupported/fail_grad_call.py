# weft: refuses. wp.grad.
import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.kernel
def grad_call(x: wp.array(dtype=float)):
    x[0] = wp.grad(square)(x[0])
