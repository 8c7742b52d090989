# A function with one result and its adjoint.
import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.kernel
def one_result(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = square(x[i])
