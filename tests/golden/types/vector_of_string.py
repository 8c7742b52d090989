# A string in a vector constructor is accepted.
import warp as wp


@wp.kernel
def vector_of_string(v: wp.array(dtype=wp.vec3)):
    v[0] = wp.vec3("a", 1.0, 2.0)
