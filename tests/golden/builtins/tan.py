# wp.tan in each precision.
import warp as wp


@wp.kernel
def tan_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.tan(h[i])
    f[i] = wp.tan(f[i])
    d[i] = wp.tan(d[i])
