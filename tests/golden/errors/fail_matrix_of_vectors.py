# warp: refuses. A matrix constructed from vectors.
import warp as wp


@wp.kernel
def matrix_of_vectors(a: wp.vec3, out: wp.array(dtype=wp.mat33)):
    out[0] = wp.mat33(a, a, a)
