# gradient: exact
import warp as wp


@wp.kernel
def last_of_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    t = wp.float64(0.0)
    for k in range(n):
        t = x[k]
    out[i] = t
