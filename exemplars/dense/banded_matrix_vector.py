# idea: product with a banded matrix
# brief: Multiply a banded matrix, stored by diagonals, with a vector and add it to a scaled one.
# description: One thread per row. `bands` holds the diagonals as rows: entry (`row`, j) of the matrix lies in `bands[upper + row
#     - j, j]`, with `upper` diagonals above and the rest of the rows of `bands` for the main diagonal and those below. The
#     columns of the band are cut at both ends of the vector. `y[row]` becomes `alpha` times the product with `x` plus `beta`
#     times its old value; with `beta` 0 the old value is not read, so that it may be anything.
# launch: n
# inputs:
#     bands[5, n] = uniform(-1, 1)
#     upper = 2
#     x[n] = uniform(-1, 1)
#     alpha = uniform(0.5, 2)
#     beta = index(0, 2)
#     y[n] = uniform(-1, 1)
# fits:
#     batch_dimension
import warp as wp


@wp.kernel
def banded_matrix_vector(bands: wp.array2d(dtype=float), upper: int, x: wp.array(dtype=float), alpha: float,
                         beta: float, y: wp.array(dtype=float)):
    """y = alpha A x + beta y with A in LAPACK's band storage."""
    row = wp.tid()
    lower = bands.shape[0] - 1 - upper

    # the band leaves the matrix in the first and last rows
    first = wp.max(row - lower, 0)
    last = wp.min(row + upper, x.shape[0] - 1)

    product = float(0.0)
    for j in range(first, last + 1):
        product += bands[upper + row - j, j] * x[j]

    if beta == 0.0:
        y[row] = alpha * product
    else:
        y[row] = alpha * product + beta * y[row]
