# gradient: exact
import warp as wp


@wp.func
def f(a: wp.float64):
    return wp.sin(a), a * a


@wp.kernel
def tuple_result(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a, b = f(x[i])
    out[i] = a * b
