# wp.handle prints as uint64.
import warp as wp


@wp.kernel
def handle(h: wp.handle, u: wp.uint64, out: wp.array(dtype=wp.uint64)):
    out[0] = u
    out[1] = h
