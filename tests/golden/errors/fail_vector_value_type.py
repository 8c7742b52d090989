# warp: refuses. A value of another type in a constructor.
import warp as wp


@wp.kernel
def vector_value_type(n: int, out: wp.array(dtype=wp.vec3)):
    out[0] = wp.vec3(1.0, 2.0, n)
