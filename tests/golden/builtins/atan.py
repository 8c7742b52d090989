# wp.atan in each precision.
import warp as wp


@wp.kernel
def atan_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.atan(h[i])
    f[i] = wp.atan(f[i])
    d[i] = wp.atan(d[i])
