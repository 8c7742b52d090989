# warp: refuses. Two values for a vector of three.
import warp as wp


@wp.kernel
def vector_value_count(out: wp.array(dtype=wp.vec3)):
    out[0] = wp.vec3(1.0, 2.0)
