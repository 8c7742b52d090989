# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def product_in_long_constant_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = x[i]
    for k in range(20):
        s = s * wp.float64(0.9) + wp.float64(0.01) * s * s
    out[i] = s
