# The factory called inside an annotation.
import warp as wp


@wp.kernel
def vector_factory_call_in_annotation(a: wp.types.vector(length=3, dtype=float), out: wp.array(dtype=wp.vec3)):
    out[0] = a
