# Lines with different endings in one file.
import warp as wp


@wp.kernel
def mixed_endings(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = 1.0
