# The word bfloat16 in a source line is enough.
import warp as wp


@wp.kernel
def mentions_it(x: wp.array(dtype=float)):
    x[0] = 1.0  # not a bfloat16
