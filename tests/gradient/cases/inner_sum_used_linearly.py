# gradient: exact
import warp as wp


@wp.kernel
def inner_sum_used_linearly(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for a in range(n):
        t = wp.float64(0.0)
        for b in range(n):
            t += x[a] * x[b]
        s += t
    out[i] = s
