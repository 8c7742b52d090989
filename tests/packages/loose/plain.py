import helper
import warp as wp


@wp.kernel
def plain(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = helper.half(x[i])
