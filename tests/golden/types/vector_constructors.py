# Constructors of vectors: none, one, several values, another vector.
import warp as wp


@wp.kernel
def vector_constructors(x: float, v: wp.vec3, out: wp.array(dtype=wp.vec3)):
    out[0] = wp.vec3()
    out[1] = wp.vec3(x)
    out[2] = wp.vec3(x, 2.0, x)
    out[3] = wp.vec3(v)
