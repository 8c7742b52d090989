# Fewer indexes than dimensions give a view.
import warp as wp


@wp.kernel
def view_row(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    row = x[i]
    out[i] = row[0] + row[1]
