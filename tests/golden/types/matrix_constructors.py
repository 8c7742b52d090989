# Constructors of square matrices.
import warp as wp


@wp.kernel
def matrix_constructors(x: float, out: wp.array(dtype=wp.mat22)):
    out[0] = wp.mat22()
    out[1] = wp.mat22(x)
    out[2] = wp.mat22(1.0, x, 3.0, 4.0)
    out[3] = wp.mat22(1, 2, 3, 4)
