# A default that is a vector constant.
import warp as wp


@wp.func
def shifted(p: wp.vec3, d: wp.vec3 = wp.vec3(0.0, 1.0, 0.0)):
    return p + d


@wp.kernel
def default_of_vector(v: wp.array(dtype=wp.vec3)):
    v[0] = shifted(v[0])
    v[1] = shifted(v[1], v[2])
