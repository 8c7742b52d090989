# gradient: exact
import warp as wp


@wp.kernel
def in_place_scale(x: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x[i] = x[i] * wp.float64(2.0)
