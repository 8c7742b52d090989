# A view of a view.
import warp as wp


@wp.kernel
def view_of_view(x: wp.array3d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    plane = x[i]
    row = plane[1]
    row[2] = 3.0
    out[i] = row[0]
