# idea: Dirichlet conditions in a sparse system
# brief: Impose prescribed values on a sparse linear system so that it stays symmetric.
# description: Each thread treats one row of the CSR matrix (`row_start`, `columns`, `values`) in place. In the row of a
#     fixed unknown (`fixed` not zero) every entry becomes zero but the (first) diagonal one, which becomes one, and `rhs`
#     becomes its `prescribed` value. In any other row the entries in columns of fixed unknowns are multiplied by the
#     prescribed value of their column, subtracted from `rhs` and set to zero. A fixed row that has no diagonal entry is
#     counted atomically in `broken`. Generic in the number type, float64 here.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 5*n)
#     columns[5*n] = sorted_index(0, n)
#     fixed[n] = index(0, 2)
#     prescribed[n] = uniform(-1, 1)
#     values[5*n] = uniform(-1, 1)
#     rhs[n] = uniform(-1, 1)
#     broken[1] = zero
from typing import Any

import warp as wp


@wp.kernel
def eliminate_dirichlet_rows_csr(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    fixed: wp.array(dtype=int),
    prescribed: wp.array(dtype=Any),
    values: wp.array(dtype=Any),
    rhs: wp.array(dtype=Any),
    broken: wp.array(dtype=int),
):
    row = wp.tid()
    first = row_start[row]
    behind = row_start[row + 1]

    if fixed[row] != 0:
        has_diagonal = int(0)
        for k in range(first, behind):
            if columns[k] == row and has_diagonal == 0:
                values[k] = values.dtype(1.0)
                has_diagonal = 1
            else:
                values[k] = values.dtype(0.0)
        rhs[row] = prescribed[row]
        if has_diagonal == 0:
            wp.atomic_add(broken, 0, 1)
        return

    # move the known columns to the right side
    known = rhs.dtype(0.0)
    for k in range(first, behind):
        column = columns[k]
        if fixed[column] != 0:
            known += values[k] * prescribed[column]
            values[k] = values.dtype(0.0)
    rhs[row] = rhs[row] - known


wp.overload(
    eliminate_dirichlet_rows_csr,
    [
        wp.array(dtype=int), wp.array(dtype=int), wp.array(dtype=int), wp.array(dtype=wp.float64),
        wp.array(dtype=wp.float64), wp.array(dtype=wp.float64), wp.array(dtype=int),
    ],
)
