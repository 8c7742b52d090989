# wp.cos in each precision.
import warp as wp


@wp.kernel
def cos_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.cos(h[i])
    f[i] = wp.cos(f[i])
    d[i] = wp.cos(d[i])
