# wp.degrees in each precision.
import warp as wp


@wp.kernel
def degrees_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.degrees(h[i])
    f[i] = wp.degrees(f[i])
    d[i] = wp.degrees(d[i])
