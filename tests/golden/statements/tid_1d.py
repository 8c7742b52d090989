# wp.tid() in one dimension.
import warp as wp


@wp.kernel
def tid_1d(out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = i
