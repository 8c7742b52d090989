# wp.length of vectors and quaternions.
import warp as wp


@wp.kernel
def length_rows(v: wp.array(dtype=wp.vec3), q: wp.quat, d: wp.vec2d, out: wp.array(dtype=float)):
    i = wp.tid()
    out[0] = wp.length(v[i])
    out[1] = wp.length(q)
    x = wp.length(d)
