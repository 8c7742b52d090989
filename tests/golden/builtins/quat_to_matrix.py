# wp.quat_to_matrix.
import warp as wp


@wp.kernel
def quat_to_matrix_rows(q: wp.array(dtype=wp.quat), m: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    m[i] = wp.quat_to_matrix(q[i])
