# Matrix sums and products with scalars.
import warp as wp


@wp.kernel
def matrix_arithmetic(a: wp.mat22, b: wp.mat22, s: float, out: wp.array(dtype=wp.mat22)):
    out[0] = a + b
    out[1] = a - b
    out[2] = a * s
    out[3] = s * a
    out[4] = a / s
    out[5] = s / a
    out[6] = -a
    out[7] = +a
