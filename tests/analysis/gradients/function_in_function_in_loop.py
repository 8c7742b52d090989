# gradient: exact
import warp as wp


@wp.func
def inner(a: wp.float64):
    return wp.sin(a)


@wp.func
def outer(a: wp.float64, b: wp.float64):
    s = inner(a)
    return s * b


@wp.kernel
def function_in_function_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += outer(x[k], x[i])
    out[i] = s
