# idea: weighted Jacobi smoothing of a sparse pressure system
# brief: Smooth the error of a sparse pressure system with one weighted Jacobi sweep and report the residual.
# description: For each row of a sparse matrix in CSR form (`row_start`, `columns`, `values`) sum the products of the
#     entries with `pressure`, and note the diagonal entry on the way (duplicates add up). `residual` is `rhs` minus the
#     product. `smoothed` is `pressure` plus `omega * residual / diagonal`, or the old pressure where no positive diagonal
#     is stored, as in rows of empty cells. Generic in the type of the numbers; float64 here.
# launch: n
# inputs:
#     row_start[n+1] = offsets(0, 5*n)
#     columns[5*n] = index(0, n)
#     values[5*n] = uniform(-1, 4)
#     rhs[n] = uniform(-1, 1)
#     pressure[n] = uniform(-1, 1)
#     omega = uniform(0.5, 0.9)
#     residual[n] = zero
#     smoothed[n] = zero
from typing import Any

import warp as wp


@wp.kernel
def smooth_pressure_jacobi_csr(
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array(dtype=Any),
    rhs: wp.array(dtype=Any),
    pressure: wp.array(dtype=Any),
    omega: Any,
    residual: wp.array(dtype=Any),
    smoothed: wp.array(dtype=Any),
):
    """One sweep of damped Jacobi on A p = b. Launch: one thread per row."""
    row = wp.tid()
    product = values.dtype(0.0)
    diagonal = values.dtype(0.0)
    for k in range(row_start[row], row_start[row + 1]):
        column = columns[k]
        product += values[k] * pressure[column]
        if column == row:
            diagonal += values[k]

    r = rhs[row] - product
    residual[row] = r
    if diagonal > values.dtype(0.0):
        smoothed[row] = pressure[row] + omega * r / diagonal
    else:
        smoothed[row] = pressure[row]  # an empty cell: nothing couples to it


wp.overload(
    smooth_pressure_jacobi_csr,
    {
        "values": wp.array(dtype=wp.float64),
        "rhs": wp.array(dtype=wp.float64),
        "pressure": wp.array(dtype=wp.float64),
        "omega": wp.float64,
        "residual": wp.array(dtype=wp.float64),
        "smoothed": wp.array(dtype=wp.float64),
    },
)
