# wp.log10 in each precision.
import warp as wp


@wp.kernel
def log10_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.log10(h[i])
    f[i] = wp.log10(f[i])
    d[i] = wp.log10(d[i])
