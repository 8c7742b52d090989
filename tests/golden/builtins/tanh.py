# wp.tanh in each precision.
import warp as wp


@wp.kernel
def tanh_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.tanh(h[i])
    f[i] = wp.tanh(f[i])
    d[i] = wp.tanh(d[i])
