# An index of a view that is loaded first.
import warp as wp


@wp.kernel
def view_element_index(x: wp.array2d(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    row = x[idx[i]]
    out[i] = row[idx[0]]
