# warp: refuses. A 2×2 matrix times a vector of three.
import warp as wp


@wp.kernel
def matrix_vector_shape(m: wp.mat22, v: wp.vec3):
    a = m * v
