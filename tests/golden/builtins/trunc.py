# wp.trunc in each precision.
import warp as wp


@wp.kernel
def trunc_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.trunc(h[i])
    f[i] = wp.trunc(f[i])
    d[i] = wp.trunc(d[i])
