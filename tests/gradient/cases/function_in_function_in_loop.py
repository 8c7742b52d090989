# gradient: exact
import warp as wp


@wp.func
def wave(a: wp.float64):
    return wp.sin(a)


@wp.func
def product_of_waves(a: wp.float64, b: wp.float64):
    s = wave(a)
    return s * b


@wp.kernel
def function_in_function_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += product_of_waves(x[k], x[i])
    out[i] = s
