# warp: refuses. One index in a store into two dimensions.
import warp as wp


@wp.kernel
def too_few_indices_in_store(x: wp.array2d(dtype=float)):
    x[0] = 1.0
