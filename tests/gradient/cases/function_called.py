# gradient: exact
import warp as wp


@wp.func
def f(a: wp.float64, b: wp.float64):
    if a > b:
        return a * b
    return wp.sin(a) + b


@wp.kernel
def function_called(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = f(x[i], x[i + 1]) * x[i]
