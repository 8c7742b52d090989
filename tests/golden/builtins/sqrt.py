# wp.sqrt in each precision.
import warp as wp


@wp.kernel
def sqrt_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.sqrt(h[i])
    f[i] = wp.sqrt(f[i])
    d[i] = wp.sqrt(d[i])
