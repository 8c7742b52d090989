# Two statements on one line share one comment.
import warp as wp


@wp.kernel
def semicolons(x: wp.array(dtype=float)):
    i = wp.tid(); x[i] = 1.0
    a = 2.0; b = a * 3.0; x[0] = b
