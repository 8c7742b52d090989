# wp.acos in each precision.
import warp as wp


@wp.kernel
def acos_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.acos(h[i])
    f[i] = wp.acos(f[i])
    d[i] = wp.acos(d[i])
