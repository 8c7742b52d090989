# wp.erfcinv in each precision.
import warp as wp


@wp.kernel
def erfcinv_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.erfcinv(h[i])
    f[i] = wp.erfcinv(f[i])
    d[i] = wp.erfcinv(d[i])
