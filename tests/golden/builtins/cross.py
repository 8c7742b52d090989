# wp.cross of vectors of three components.
import warp as wp


@wp.kernel
def cross_rows(a: wp.vec3, b: wp.vec3, c: wp.vec3d, k: wp.vec3i, out: wp.array(dtype=wp.vec3)):
    out[0] = wp.cross(a, b)
    d = wp.cross(c, c)
    n = wp.cross(k, k)
