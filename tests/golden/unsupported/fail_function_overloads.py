# weft: refuses. Overloads with wp.Function parameters: which of them Warp hashes depends on what it knows of the arguments.
import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.func
def apply(f: wp.Function, a: float):
    return f(a)


@wp.func
def apply(f: wp.Function, a: int):
    return f(a)


@wp.kernel
def function_overloads(x: wp.array(dtype=float)):
    x[0] = apply(square, x[0])
