# wp.atan2 in each precision.
import warp as wp


@wp.kernel
def atan2_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.atan2(h[i], h[0])
    f[i] = wp.atan2(f[i], 2.0)
    d[i] = wp.atan2(d[i], d[0])
