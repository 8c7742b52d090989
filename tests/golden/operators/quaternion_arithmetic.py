# Quaternion sums and products.
import warp as wp


@wp.kernel
def quaternion_arithmetic(a: wp.quat, b: wp.quat, s: float, out: wp.array(dtype=wp.quat)):
    out[0] = a + b
    out[1] = a - b
    out[2] = a * b
    out[3] = a * s
    out[4] = s * a
    out[5] = a / s
    out[6] = s / a
    out[7] = -a
    out[8] = +a
