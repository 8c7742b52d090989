# `&=`, `|=` and `^=` of an array element are atomics.
import warp as wp


@wp.kernel
def augment_element_bits(x: wp.array(dtype=int), mask: int):
    i = wp.tid()
    x[i] &= mask
    x[i] |= 8
    x[i] ^= x[0]
