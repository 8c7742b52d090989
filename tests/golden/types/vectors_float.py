# Float vectors of lengths 2 to 4 in each precision.
import warp as wp


@wp.kernel
def vectors_float(a: wp.vec2, b: wp.vec3, c: wp.vec4, d: wp.vec2h, e: wp.vec3f, f: wp.vec4d, out: wp.array(dtype=wp.vec3f)):
    out[0] = b + e
