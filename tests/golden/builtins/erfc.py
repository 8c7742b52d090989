# wp.erfc in each precision.
import warp as wp


@wp.kernel
def erfc_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.erfc(h[i])
    f[i] = wp.erfc(f[i])
    d[i] = wp.erfc(d[i])
