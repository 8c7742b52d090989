# wp.erf in each precision.
import warp as wp


@wp.kernel
def erf_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.erf(h[i])
    f[i] = wp.erf(f[i])
    d[i] = wp.erf(d[i])
