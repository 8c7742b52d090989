# wp.erfinv in each precision.
import warp as wp


@wp.kernel
def erfinv_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.erfinv(h[i])
    f[i] = wp.erfinv(f[i])
    d[i] = wp.erfinv(d[i])
