# gradient: exact
import warp as wp


@wp.kernel
def continue_in_unrolled_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(4):
        if x[k] > wp.float64(0.5):
            continue
        s += x[k] * x[k]
    out[i] = s
