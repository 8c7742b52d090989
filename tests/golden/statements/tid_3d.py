# wp.tid() in three dimensions.
import warp as wp


@wp.kernel
def tid_3d(out: wp.array3d(dtype=int)):
    i, j, k = wp.tid()
    out[i, j, k] = i + j + k
