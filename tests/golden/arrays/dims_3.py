# Three dimensions, with mixed brackets.
import warp as wp


@wp.kernel
def dims_3(x: wp.array3d(dtype=float)):
    i, j, k = wp.tid()
    x[i, j, k] = x[i][j][k] + x[i][j, k] + x[i, j][k]
