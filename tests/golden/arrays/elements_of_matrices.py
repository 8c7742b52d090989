# Elements of matrices inside arrays.
import warp as wp


@wp.kernel
def elements_of_matrices(m: wp.array2d(dtype=wp.mat22), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = m[i, 0][1, 1] + m[i][0][1][0]
    r = m[i, 1][0]
