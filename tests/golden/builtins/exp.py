# wp.exp in each precision.
import warp as wp


@wp.kernel
def exp_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.exp(h[i])
    f[i] = wp.exp(f[i])
    d[i] = wp.exp(d[i])
