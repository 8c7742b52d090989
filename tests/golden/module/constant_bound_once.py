# A constant's name is bound by its first use and reused after it.
import warp as wp

SCALE = 2.0


@wp.kernel
def constant_bound_once(x: wp.array(dtype=float)):
    x[0] = SCALE + SCALE
    x[1] = SCALE
