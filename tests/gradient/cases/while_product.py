# gradient: warp_differs loop-carried-state
import warp as wp


@wp.kernel
def while_product(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = x[i]
    k = int(0)
    while k < n:
        s = s * s
        k += 1
    out[i] = s
