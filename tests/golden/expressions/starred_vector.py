# A starred vector gives one extract per element.
import warp as wp


@wp.kernel
def starred_vector(v: wp.array(dtype=wp.vec3), w: wp.vec2, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[i] = wp.vec3(*v[i])
    out[0] = wp.vec3(*w, 1.0)
