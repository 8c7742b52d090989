# wp.pow in each precision.
import warp as wp


@wp.kernel
def pow_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.pow(h[i], h[0])
    f[i] = wp.pow(f[i], 2.0)
    d[i] = wp.pow(d[i], d[0])
