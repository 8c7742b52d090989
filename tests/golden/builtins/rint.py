# wp.rint in each precision.
import warp as wp


@wp.kernel
def rint_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.rint(h[i])
    f[i] = wp.rint(f[i])
    d[i] = wp.rint(d[i])
