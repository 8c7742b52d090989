# warp: refuses. An indexed array has no length.
import warp as wp


@wp.kernel
def length(a: wp.indexedarray(dtype=float), out: wp.array(dtype=int)):
    out[0] = len(a)
