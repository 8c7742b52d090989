# Bounds read from an array are loaded for the range.
import warp as wp


@wp.kernel
def dynamic_element_bounds(x: wp.array(dtype=float), offsets: wp.array(dtype=int)):
    i = wp.tid()
    for j in range(offsets[i], offsets[i + 1]):
        x[j] = 1.0
