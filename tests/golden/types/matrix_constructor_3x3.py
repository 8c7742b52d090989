# Nine values of a 3×3 matrix.
import warp as wp


@wp.kernel
def matrix_constructor_3x3(x: float, out: wp.array(dtype=wp.mat33)):
    out[0] = wp.mat33(x, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, x)
