# An attribute constant as call argument makes two constants.
import warp as wp


@wp.kernel
def attribute_constant_argument(x: wp.array(dtype=float)):
    x[0] = wp.sin(wp.pi)
    x[1] = wp.pi * 2.0
