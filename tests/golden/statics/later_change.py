# A later change of a global does not matter.
import warp as wp

LEVEL = 1


@wp.kernel
def later_change(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = wp.static(LEVEL) + LEVEL


LEVEL = 2
