# warp: refuses. The trace of a matrix that is not square.
import warp as wp


@wp.kernel
def matrix_not_square(m: wp.types.matrix(shape=(2, 3), dtype=float)):
    a = wp.trace(m)
