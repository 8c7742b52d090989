# An atomic on a two-dimensional element, one bracket or two.
import warp as wp


@wp.kernel
def augment_element_2d(x: wp.array2d(dtype=float)):
    i, j = wp.tid()
    x[i, j] += 1.0
    x[j][i] += 2.0
