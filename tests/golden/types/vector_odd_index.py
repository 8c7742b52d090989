# A float as index of a vector is accepted.
import warp as wp


@wp.kernel
def vector_odd_index(x: wp.array(dtype=float)):
    v = wp.vec3(1.0)
    a = v[1.5]
