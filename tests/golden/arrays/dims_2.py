# Two dimensions, one bracket or two.
import warp as wp


@wp.kernel
def dims_2(x: wp.array2d(dtype=float), y: wp.array2d(dtype=float)):
    i, j = wp.tid()
    y[i, j] = x[j, i]
    y[i][j] = x[j][i]
