# Vector sums, differences and products with scalars.
import warp as wp


@wp.kernel
def vector_arithmetic(a: wp.vec3, b: wp.vec3, s: float, out: wp.array(dtype=wp.vec3)):
    out[0] = a + b
    out[1] = a - b
    out[2] = a * s
    out[3] = s * a
    out[4] = a / s
    out[5] = s / a
    out[6] = -a
    out[7] = +a
