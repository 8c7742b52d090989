# wp.matrix with values and shape.
import warp as wp


@wp.kernel
def matrix_function(x: float, out: wp.array(dtype=wp.mat22)):
    out[0] = wp.matrix(x, 2.0, 3.0, 4.0, shape=(2, 2))
    a = wp.matrix(shape=(2, 3), dtype=float)
    b = wp.matrix(x, shape=(3, 3))
