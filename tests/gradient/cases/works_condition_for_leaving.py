# gradient: exact
import warp as wp


@wp.kernel
def works_condition_for_leaving(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        s += x[k]
        if x[k] < wp.float64(0.55):
            s += x[k] * x[k]
    out[i] = s
