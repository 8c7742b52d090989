# Slice bounds see through local names and module constants.
import warp as wp

HALF = 2


@wp.kernel
def vector_slice_local_bound(v: wp.vec4, out: wp.array(dtype=wp.vec2)):
    k = 2
    out[0] = v[0:k]
    out[1] = v[HALF:]
