# A comment after the body, deeper than def, belongs to the kernel.
import warp as wp


@wp.kernel
def trailing_comment_included(x: wp.array(dtype=float)):
    x[0] = 1.0
    # still part of the kernel

  # deeper than the decorator: still part of it
# not part of it
Y = 1
