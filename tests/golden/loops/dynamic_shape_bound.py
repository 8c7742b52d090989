# The shape of an array as bound.
import warp as wp


@wp.kernel
def dynamic_shape_bound(x: wp.array2d(dtype=float)):
    i = wp.tid()
    for j in range(x.shape[1]):
        x[i, j] = 1.0
    for k in range(len(x)):
        x[k, 0] = 2.0
