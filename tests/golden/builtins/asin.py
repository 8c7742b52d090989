# wp.asin in each precision.
import warp as wp


@wp.kernel
def asin_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.asin(h[i])
    f[i] = wp.asin(f[i])
    d[i] = wp.asin(d[i])
