# Comments inside the body are part of the hash and print nothing.
import warp as wp


@wp.kernel
def comments(x: wp.array(dtype=float)):
    # first, a comment of its own
    i = wp.tid()  # and one after code
    # another
    x[i] = 1.0
