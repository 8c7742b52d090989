# warp: refuses. A vector times a scalar of another type.
import warp as wp


@wp.kernel
def vector_scale(v: wp.vec3, out: wp.array(dtype=wp.vec3)):
    out[0] = v * 2
