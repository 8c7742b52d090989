# `**=` on a float name.
import warp as wp


@wp.kernel
def augment_power(x: wp.array(dtype=float)):
    a = x[0]
    a **= 2.0
    x[1] = a
