# Only the first line of a long expression is printed as a comment.
import warp as wp

A = 2
B = 3


@wp.kernel
def several_lines(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = x[i] + wp.static(
        A
        + B
        * 2
    )
