# wp.tid() in four dimensions.
import warp as wp


@wp.kernel
def tid_4d(out: wp.array4d(dtype=int)):
    i, j, k, l = wp.tid()
    out[i, j, k, l] = i + j + k + l
