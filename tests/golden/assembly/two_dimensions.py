# A two-dimensional launch.
import warp as wp


@wp.kernel
def two_dimensions(x: wp.array2d(dtype=float)):
    i, j = wp.tid()
    x[i, j] = 1.0
