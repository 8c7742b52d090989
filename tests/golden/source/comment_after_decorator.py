# Comments between decorator and def.
import warp as wp


@wp.kernel
# a comment here
def comment_after_decorator(x: wp.array(dtype=float)):
    x[0] = 1.0
