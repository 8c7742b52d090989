# A vector merged after a branch.
import warp as wp


@wp.kernel
def phi_vector(v: wp.array(dtype=wp.vec3), n: int):
    a = v[0]
    if n > 0:
        a = wp.normalize(a)
    v[1] = a
