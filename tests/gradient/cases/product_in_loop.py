# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def product_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(1.0)
    for k in range(n):
        s = s * x[i]
    out[i] = s
