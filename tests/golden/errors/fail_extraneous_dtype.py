# warp: refuses. dtype given to a concrete vector type.
import warp as wp


@wp.kernel
def extraneous_dtype(out: wp.array(dtype=wp.vec3)):
    out[0] = wp.vec3(dtype=float)
