# wp.cosh in each precision.
import warp as wp


@wp.kernel
def cosh_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.cosh(h[i])
    f[i] = wp.cosh(f[i])
    d[i] = wp.cosh(d[i])
