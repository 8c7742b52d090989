# wp.ceil in each precision.
import warp as wp


@wp.kernel
def ceil_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.ceil(h[i])
    f[i] = wp.ceil(f[i])
    d[i] = wp.ceil(d[i])
