# gradient: warp_differs loop-result
import warp as wp


@wp.kernel
def inner_sum_multiplied(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for a in range(n):
        t = wp.float64(0.0)
        for b in range(n):
            t += x[b]
        s += t * x[a]
    out[i] = s
