# Blank lines after the kernel are dropped.
import warp as wp


@wp.kernel
def blank_lines_at_end(x: wp.array(dtype=float)):
    x[0] = 1.0



