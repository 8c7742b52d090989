# wp.sinh in each precision.
import warp as wp


@wp.kernel
def sinh_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.sinh(h[i])
    f[i] = wp.sinh(f[i])
    d[i] = wp.sinh(d[i])
