# Unary minus of an array element loads it.
import warp as wp


@wp.kernel
def unary_element(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = -x[i]
