# An inner range over the outer index unrolls, too.
import warp as wp


@wp.kernel
def unrolled_nested(x: wp.array2d(dtype=float)):
    for i in range(3):
        for j in range(i):
            x[i, j] = 1.0
