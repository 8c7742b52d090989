# wp.log in each precision.
import warp as wp


@wp.kernel
def log_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.log(h[i])
    f[i] = wp.log(f[i])
    d[i] = wp.log(d[i])
