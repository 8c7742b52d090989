# A minus in front of it is taken into the literal.
import warp as wp

SHIFT = 3.0


@wp.kernel
def negated(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] + -wp.static(SHIFT)
