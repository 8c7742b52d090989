# gradient: warp_differs loop-result
import warp as wp


@wp.kernel
def loop_bound_from_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    m = int(1)
    for k in range(n):
        m = m + 1
    s = wp.float64(0.0)
    for k in range(m):
        s += x[k] * x[k]
    out[i] = s
