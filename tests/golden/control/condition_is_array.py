# An array as condition is used bare.
import warp as wp


@wp.kernel
def condition_is_array(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    if x:
        out[0] = x[0]
