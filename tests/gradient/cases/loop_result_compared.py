# gradient: warp_differs loop-result
import warp as wp


@wp.kernel
def loop_result_compared(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k]
    r = x[i] * x[i]
    if s > wp.float64(0.6):
        r = r * wp.float64(5.0)
    out[i] = r
