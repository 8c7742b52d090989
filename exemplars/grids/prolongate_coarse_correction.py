# idea: bilinear prolongation of multigrid
# brief: Interpolate the correction of a coarse grid to the fine one and add it to the solution.
# description: The fine node `(i, j)` lies on a coarse node where both indexes are even, between two where one is odd, and
#     amid four where both are. `interpolate` returns the value of `correction` there: the node, the mean of two or the mean
#     of four. It is added in place to `solution[i, j]`, unless `fixed[i, j]` is not zero, which marks Dirichlet nodes.
# launch: 2*n-1, 15
# inputs:
#     correction[n, 8] = uniform(-1, 1)
#     fixed[2*n-1, 15] = index(0, 2)
#     solution[2*n-1, 15] = uniform(-1, 1)
# fits:
#     batch_dimension
from typing import Any

import warp as wp


@wp.func
def interpolate(coarse: wp.array2d(dtype=Any), i: int, j: int):
    """Value of a coarse field at the node (i, j) of the grid of half its spacing."""
    ci = i // 2
    cj = j // 2
    odd_row = i % 2 == 1
    odd_column = j % 2 == 1

    value = coarse[ci, cj]
    if odd_row and odd_column:
        value = (value + coarse[ci + 1, cj] + coarse[ci, cj + 1] + coarse[ci + 1, cj + 1]) * coarse.dtype(0.25)
    elif odd_row:
        value = (value + coarse[ci + 1, cj]) * coarse.dtype(0.5)
    elif odd_column:
        value = (value + coarse[ci, cj + 1]) * coarse.dtype(0.5)
    return value


@wp.kernel
def prolongate_coarse_correction(
    correction: wp.array2d(dtype=wp.float64),
    fixed: wp.array2d(dtype=wp.int32),
    solution: wp.array2d(dtype=wp.float64),
):
    """Coarse-grid correction, u += P e. Launch: one thread per fine node."""
    i, j = wp.tid()
    if fixed[i, j] != 0:
        return

    # odd nodes lie strictly between coarse ones, because the fine grid has 2 N - 1 nodes a side
    solution[i, j] = solution[i, j] + interpolate(correction, i, j)
