# A vector of another scalar type is converted.
import warp as wp


@wp.kernel
def vector_conversion(v: wp.vec3, n: wp.vec3i, out: wp.array(dtype=wp.vec3d)):
    out[0] = wp.vec3d(v)
    out[1] = wp.vec3d(n)
    w = wp.vec3h(v)
    k = wp.vec3i(v)
