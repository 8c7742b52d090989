# warp: refuses. A loop over an array.
import warp as wp


@wp.kernel
def for_over_array(x: wp.array(dtype=float)):
    for a in x:
        x[0] = a
