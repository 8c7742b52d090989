# wp.radians in each precision.
import warp as wp


@wp.kernel
def radians_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.radians(h[i])
    f[i] = wp.radians(f[i])
    d[i] = wp.radians(d[i])
