# wp.cbrt in each precision.
import warp as wp


@wp.kernel
def cbrt_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.cbrt(h[i])
    f[i] = wp.cbrt(f[i])
    d[i] = wp.cbrt(d[i])
