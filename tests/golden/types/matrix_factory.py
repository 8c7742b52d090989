# Matrix types of other shapes.
import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=float)
mat55d = wp.types.matrix((5, 5), wp.float64)
mat22i = wp.types.matrix(shape=(2, 2), dtype=wp.int32)


@wp.kernel
def matrix_factory(a: mat23, b: mat55d, c: mat22i, out: wp.array(dtype=mat23)):
    out[0] = a * 2.0
    d = b[4, 4]
    e = c[0, 1]
