# wp.length_sq of vectors and quaternions.
import warp as wp


@wp.kernel
def length_sq_rows(v: wp.array(dtype=wp.vec3), q: wp.quat, d: wp.vec2d, out: wp.array(dtype=float)):
    i = wp.tid()
    out[0] = wp.length_sq(v[i])
    out[1] = wp.length_sq(q)
    x = wp.length_sq(d)
    k = wp.length_sq(wp.vec2i(1, 2))
