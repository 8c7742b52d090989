# gradient: exact
import warp as wp


@wp.kernel
def continue_in_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(n):
        if x[k] > wp.float64(0.5):
            continue
        s += x[k] * x[k]
    out[i] = s
