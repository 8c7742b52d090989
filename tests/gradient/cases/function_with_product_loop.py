# gradient: warp_differs in-function
import warp as wp


@wp.func
def f(a: wp.float64, n: int):
    s = wp.float64(1.0)
    for k in range(n):
        s = s * a
    return s


@wp.kernel
def function_with_product_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    out[i] = f(x[i], n)
