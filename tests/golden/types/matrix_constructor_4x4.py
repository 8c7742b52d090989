# Sixteen values of a 4×4 matrix.
import warp as wp


@wp.kernel
def matrix_constructor_4x4(x: float, out: wp.array(dtype=wp.mat44)):
    out[0] = wp.mat44(x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, 1.0)
