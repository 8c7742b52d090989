# gradient: exact
import warp as wp


@wp.kernel
def sum_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k] * x[k] * wp.float64(i)
    out[i] = s
