# wp.transpose of square and other matrices.
import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=float)


@wp.kernel
def transpose_rows(m: wp.array(dtype=wp.mat33), a: mat23):
    i = wp.tid()
    m[i] = wp.transpose(m[i])
    b = wp.transpose(a)
