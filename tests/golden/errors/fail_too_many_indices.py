# warp: refuses. Two indexes into one dimension.
import warp as wp


@wp.kernel
def too_many_indices(x: wp.array(dtype=float)):
    a = x[0, 1]
