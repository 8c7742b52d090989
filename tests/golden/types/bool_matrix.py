# Matrices of bool.
import warp as wp

mat22b = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.kernel
def bool_matrix(m: mat22b, out: wp.array(dtype=wp.bool)):
    a = m
    out[0] = a[0, 1]
    r = a[1]
    a[1, 1] = True
    a[0] = r
