# warp: refuses. A sum of vectors of different lengths.
import warp as wp


@wp.kernel
def vector_lengths(a: wp.vec2, b: wp.vec3):
    c = a + b
