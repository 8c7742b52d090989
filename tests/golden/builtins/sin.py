# wp.sin in each precision.
import warp as wp


@wp.kernel
def sin_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.sin(h[i])
    f[i] = wp.sin(f[i])
    d[i] = wp.sin(d[i])
