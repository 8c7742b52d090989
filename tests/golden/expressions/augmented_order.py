# The right side of an augmented name is evaluated before the name.
import warp as wp


@wp.kernel
def augmented_order(x: wp.array(dtype=float)):
    i = wp.tid()
    a = x[i]
    a += x[i + 1] * a
    a -= wp.sin(a)
    x[i] = a
