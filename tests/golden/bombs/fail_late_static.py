# weft: budget. A loop that is unrolled for an expression of its variable, which is never reached.
import warp as wp


@wp.kernel
def late_static(x: wp.array(dtype=int)):
    for i in range(2000000000):
        if False:
            x[i] = wp.static(i)
