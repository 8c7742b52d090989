# A comment at the kernel's own indentation is not part of it.
import warp as wp


@wp.kernel
def trailing_comment_excluded(x: wp.array(dtype=float)):
    x[0] = 1.0
# this line does not count
    # and neither does this one
