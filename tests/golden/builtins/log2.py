# wp.log2 in each precision.
import warp as wp


@wp.kernel
def log2_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.log2(h[i])
    f[i] = wp.log2(f[i])
    d[i] = wp.log2(d[i])
