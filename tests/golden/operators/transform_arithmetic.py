# Transform products, sums and scaling.
import warp as wp


@wp.kernel
def transform_arithmetic(a: wp.transform, b: wp.transform, s: float, out: wp.array(dtype=wp.transform)):
    out[0] = a * b
    out[1] = a + b
    out[2] = a - b
    out[3] = a * s
    out[4] = s * a
