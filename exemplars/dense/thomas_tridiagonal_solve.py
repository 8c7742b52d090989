# idea: tridiagonal systems by the Thomas algorithm
# brief: Solve many independent tridiagonal systems, one per thread, by forward elimination and back substitution.
# description: Thread `s` solves the system whose equations run along the first axis: `lower[i, s]` x[i-1] +
#     `diagonal[i, s]` x[i] + `upper[i, s]` x[i+1] = `right[i, s]`. The first `lower` of a system is not read, and the
#     last `upper` has no influence on the solution. The forward pass divides each equation by its pivot, the diagonal
#     minus `lower` times the ratio of the equation before (the first by its diagonal), and keeps the ratio upper /
#     pivot in `ratio` and the reduced right side in `solution`; the backward pass turns `solution` into x, from the
#     last equation to the first. The matrices are diagonally dominant, as those of implicit diffusion are, so that no
#     pivoting is needed. It is generic in the float type.
# launch: n
# inputs:
#     lower[16, n] = uniform(-1, 0)
#     diagonal[16, n] = uniform(2.5, 4)
#     upper[16, n] = uniform(-1, 0)
#     right[16, n] = uniform(-1, 1)
#     ratio[16, n] = zero
#     solution[16, n] = zero
from typing import Any

import warp as wp


@wp.kernel
def thomas_tridiagonal_solve(
    lower: wp.array2d(dtype=Any),
    diagonal: wp.array2d(dtype=Any),
    upper: wp.array2d(dtype=Any),
    right: wp.array2d(dtype=Any),
    ratio: wp.array2d(dtype=Any),
    solution: wp.array2d(dtype=Any),
):
    # systems lie along the last axis: neighbouring threads read neighbouring memory
    s = wp.tid()
    rows = diagonal.shape[0]

    ratio[0, s] = upper[0, s] / diagonal[0, s]
    solution[0, s] = right[0, s] / diagonal[0, s]
    for i in range(1, rows):
        pivot = diagonal[i, s] - lower[i, s] * ratio[i - 1, s]
        ratio[i, s] = upper[i, s] / pivot
        solution[i, s] = (right[i, s] - lower[i, s] * solution[i - 1, s]) / pivot

    for i in range(rows - 2, -1, -1):
        solution[i, s] -= ratio[i, s] * solution[i + 1, s]


double_rows = wp.array2d(dtype=wp.float64)
wp.overload(thomas_tridiagonal_solve, [double_rows, double_rows, double_rows, double_rows, double_rows, double_rows])
