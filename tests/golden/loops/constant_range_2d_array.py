# A counted loop allows the linear specialization with arrays of two dimensions.
import warp as wp


@wp.kernel
def constant_range_2d_array(x: wp.array(dtype=float), y: wp.array2d(dtype=float)):
    i = wp.tid()
    for j in range(20):
        y[i, j] = x[i]
