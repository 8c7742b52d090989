# Bitwise operators on integer vectors.
import warp as wp


@wp.kernel
def vector_bitwise(a: wp.vec3i, b: wp.vec3i, out: wp.array(dtype=wp.vec3i)):
    out[0] = a & b
    out[1] = a | b
    out[2] = a ^ b
    out[3] = ~a
    out[4] = a << b
    out[5] = a >> b
