# A literal that is written twice is two constants.
import warp as wp


@wp.kernel
def no_constant_pool(out: wp.array(dtype=float)):
    out[0] = 1.0
    out[1] = 1.0 + 1.0
