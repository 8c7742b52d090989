# Blank lines inside the body.
import warp as wp


@wp.kernel
def blank_lines(x: wp.array(dtype=float)):

    i = wp.tid()


    x[i] = 1.0
