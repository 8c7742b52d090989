# wp.smoothstep.
import warp as wp


@wp.kernel
def smoothstep_rows(x: wp.array(dtype=float), d: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x[i] = wp.smoothstep(0.0, 1.0, x[i])
    d[i] = wp.smoothstep(d[0], d[1], d[i])
