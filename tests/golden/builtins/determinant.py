# wp.determinant of 2×2, 3×3 and 4×4 matrices.
import warp as wp


@wp.kernel
def determinant_rows(a: wp.mat22, b: wp.mat33, c: wp.mat44, out: wp.array(dtype=float)):
    out[0] = wp.determinant(a)
    out[1] = wp.determinant(b)
    out[2] = wp.determinant(c)
