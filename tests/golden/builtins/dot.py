# wp.dot of vectors and quaternions.
import warp as wp


@wp.kernel
def dot_rows(a: wp.vec3, b: wp.vec3, p: wp.quat, q: wp.quat, k: wp.vec2i, out: wp.array(dtype=float)):
    out[0] = wp.dot(a, b)
    out[1] = wp.dot(p, q)
    n = wp.dot(k, k)
