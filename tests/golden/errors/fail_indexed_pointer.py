# warp: refuses. An indexed array has no one pointer.
import warp as wp


@wp.kernel
def pointer(a: wp.indexedarray(dtype=float), out: wp.array(dtype=wp.uint64)):
    out[0] = a.ptr
