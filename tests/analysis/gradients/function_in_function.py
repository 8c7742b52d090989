# gradient: exact
import warp as wp


@wp.func
def product(a: wp.float64, b: wp.float64):
    return a * b


@wp.func
def squared_product(a: wp.float64, b: wp.float64):
    c = product(a, b)
    return c * a + b


@wp.kernel
def function_in_function(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    out[i] = squared_product(x[i], x[i] + wp.float64(1.0))
