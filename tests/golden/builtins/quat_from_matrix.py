# wp.quat_from_matrix of 3×3 and 4×4 matrices.
import warp as wp


@wp.kernel
def quat_from_matrix_rows(m: wp.array(dtype=wp.mat33), n: wp.mat44, q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    q[i] = wp.quat_from_matrix(m[i])
    q[0] = wp.quat_from_matrix(n)
