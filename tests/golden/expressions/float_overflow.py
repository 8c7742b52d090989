# A float literal beyond the range of doubles is infinite.
import warp as wp


@wp.kernel
def float_overflow(x: wp.array(dtype=float)):
    x[0] = 1e400
