# .ptr is a uint64.
import warp as wp


@wp.kernel
def pointer(x: wp.array(dtype=float), out: wp.array(dtype=wp.uint64)):
    out[0] = x.ptr
