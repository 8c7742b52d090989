# A store through a view.
import warp as wp


@wp.kernel
def view_store(x: wp.array2d(dtype=float)):
    i = wp.tid()
    row = x[i]
    row[0] = 1.0
    row[1] += 2.0
