# gradient: exact
import warp as wp


@wp.kernel
def linear_recurrence(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s = s * wp.float64(0.5) + x[k]
    out[i] = s
