# gradient: exact
import warp as wp


@wp.kernel
def straight_line(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = x[i]
    out[i] = wp.sin(a) * a + wp.exp(a)
