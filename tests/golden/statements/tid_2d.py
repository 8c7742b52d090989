# wp.tid() in two dimensions sets the launch bounds.
import warp as wp


@wp.kernel
def tid_2d(out: wp.array2d(dtype=int)):
    i, j = wp.tid()
    out[i, j] = i + j
