# An 8-bit element has no atomic: read, add, store.
import warp as wp


@wp.kernel
def augment_element_small_int(x: wp.array(dtype=wp.uint8), y: wp.array(dtype=wp.int16)):
    i = wp.tid()
    x[i] += wp.uint8(3)
    y[i] -= wp.int16(2)
