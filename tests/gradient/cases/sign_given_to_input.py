# gradient: exact
import warp as wp


@wp.kernel
def sign_given_to_input(x: wp.array(dtype=wp.float64), s: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    out[i] = wp.copysign(x[i] * x[i], s[i])
