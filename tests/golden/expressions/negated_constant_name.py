# A negated constant name makes a second constant.
import warp as wp

K = 3


@wp.kernel
def negated_constant_name(out: wp.array(dtype=int)):
    out[0] = -K
    out[1] = K
