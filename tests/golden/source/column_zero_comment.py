# A comment in column one inside the body stays.
import warp as wp


@wp.kernel
def column_zero_comment(x: wp.array(dtype=float)):
    i = wp.tid()
# a comment in column one
    x[i] = 1.0
