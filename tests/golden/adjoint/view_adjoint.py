# Views and slices in the reverse pass.
import warp as wp


@wp.kernel
def view_adjoint(x: wp.array2d(dtype=float), n: int):
    i = wp.tid()
    row = x[i]
    part = row[1:n]
    part[0] = row[0] * 2.0
