# matrix_from_rows and matrix_from_cols, square and not.
import warp as wp


@wp.kernel
def matrix_from_vectors(a: wp.vec3, b: wp.vec3, c: wp.vec3, out: wp.array(dtype=wp.mat33)):
    out[0] = wp.matrix_from_rows(a, b, c)
    out[1] = wp.matrix_from_cols(a, b, c)
    d = wp.matrix_from_rows(a, b)
    e = wp.matrix_from_cols(a, b)
