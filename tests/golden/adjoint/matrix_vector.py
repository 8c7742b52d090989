# The adjoint of a matrix times a vector in a function.
import warp as wp


@wp.func
def rotate(m: wp.mat33, v: wp.vec3):
    return m * v + wp.cross(v, m[0])


@wp.kernel
def matrix_vector(m: wp.array(dtype=wp.mat33), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[i] = rotate(m[i], v[i])
