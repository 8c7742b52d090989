# wp.frac in each precision.
import warp as wp


@wp.kernel
def frac_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.frac(h[i])
    f[i] = wp.frac(f[i])
    d[i] = wp.frac(d[i])
