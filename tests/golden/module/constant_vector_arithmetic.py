# A vector constant computed from others.
import warp as wp

UP = wp.vec3(0.0, 1.0, 0.0)
SIDE = wp.vec3(1.0, 0.0, 0.0)
DIAGONAL = UP + SIDE * 2.0


@wp.kernel
def constant_vector_arithmetic(v: wp.array(dtype=wp.vec3)):
    v[0] = DIAGONAL
