# A function that returns a view, stored through.
import warp as wp


@wp.func
def row_of(y: wp.array2d(dtype=float), i: int):
    return y[i]


@wp.kernel
def returned_from_function(y: wp.array2d(dtype=float)):
    i = wp.tid()
    row_of(y, i)[1] = 3.0
    y[i, 0] = row_of(y, i)[1]
