# Bounds of a slice read from an array.
import warp as wp


@wp.kernel
def slice_element_bounds(x: wp.array(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    part = x[idx[i] : idx[i + 1]]
    out[i] = part[0]
