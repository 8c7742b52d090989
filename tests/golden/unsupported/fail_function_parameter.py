# weft: refuses. A function passed as an argument.
import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.func
def apply(f: wp.Function, a: float):
    return f(a)


@wp.kernel
def function_parameter(x: wp.array(dtype=float)):
    x[0] = apply(square, x[0])
