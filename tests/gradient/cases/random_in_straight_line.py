# gradient: exact
import warp as wp


@wp.kernel
def random_in_straight_line(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    state = wp.rand_init(7, i)
    out[i] = x[i] * x[i] * wp.float64(wp.randf(state)) + x[i] * wp.float64(wp.randf(state))
