# wp.floor in each precision.
import warp as wp


@wp.kernel
def floor_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.floor(h[i])
    f[i] = wp.floor(f[i])
    d[i] = wp.floor(d[i])
