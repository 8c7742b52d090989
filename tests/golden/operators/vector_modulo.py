# `%` on vectors is component-wise.
import warp as wp


@wp.kernel
def vector_modulo(a: wp.vec3, b: wp.vec3, p: wp.vec2i, q: wp.vec2i, out: wp.array(dtype=wp.vec3)):
    out[0] = a % b
    c = p % q
