# Four dimensions.
import warp as wp


@wp.kernel
def dims_4(x: wp.array4d(dtype=float)):
    i, j, k, l = wp.tid()
    x[i, j, k, l] = x[l, k, j, i]
