# Slices and indexes mixed in two dimensions.
import warp as wp


@wp.kernel
def slice_2d(x: wp.array2d(dtype=float), i: int, n: int, out: wp.array(dtype=float)):
    a = x[i, 1:n]
    b = x[:, i]
    c = x[0:n, 0:n]
    d = x[1:n]
    out[0] = a[0] + b[0] + c[0, 0] + d[0, 1]
