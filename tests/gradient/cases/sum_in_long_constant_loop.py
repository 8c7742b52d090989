# gradient: exact
import warp as wp


@wp.kernel
def sum_in_long_constant_loop(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = wp.float64(0.0)
    for k in range(40):
        s += wp.sin(x[i] * wp.float64(k))
    out[i] = s
