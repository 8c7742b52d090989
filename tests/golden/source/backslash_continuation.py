# A line joined with a backslash.
import warp as wp


@wp.kernel
def backslash_continuation(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] + \
        1.0
