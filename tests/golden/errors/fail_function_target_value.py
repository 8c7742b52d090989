# warp: refuses. A number where a function is expected.
import warp as wp


@wp.func
def call(f: wp.Function, x: float):
    return f(x)


@wp.kernel
def value(x: wp.array(dtype=float)):
    x[0] = call(2.0, x[0])
