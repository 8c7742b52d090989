# gradient: exact
import warp as wp


@wp.kernel
def works_floor_for_frac(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = x[i] - wp.floor(x[i])
