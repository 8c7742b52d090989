# wp.copysign in each precision.
import warp as wp


@wp.kernel
def copysign_rows(h: wp.array(dtype=wp.float16), f: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    h[i] = wp.copysign(h[i], h[0])
    f[i] = wp.copysign(f[i], 2.0)
    d[i] = wp.copysign(d[i], d[0])
