# wp.round in each precision.
import warp as wp


@wp.kernel
def round_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.round(h[i])
    f[i] = wp.round(f[i])
    d[i] = wp.round(d[i])
