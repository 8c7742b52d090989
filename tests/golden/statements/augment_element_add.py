# `+=` and `-=` of an array element are atomics.
import warp as wp


@wp.kernel
def augment_element_add(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    x[i] += 2.0
    x[i] -= y[i]
