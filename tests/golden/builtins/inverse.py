# wp.inverse of 2×2, 3×3 and 4×4 matrices.
import warp as wp


@wp.kernel
def inverse_rows(a: wp.array(dtype=wp.mat22), b: wp.array(dtype=wp.mat33), c: wp.array(dtype=wp.mat44)):
    i = wp.tid()
    a[i] = wp.inverse(a[i])
    b[i] = wp.inverse(b[i])
    c[i] = wp.inverse(c[i])
