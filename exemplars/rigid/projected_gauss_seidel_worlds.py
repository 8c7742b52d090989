# idea: projected Gauss-Seidel for constraint rows
# brief: Solve the small complementarity problem of every world by projected Gauss-Seidel sweeps.
# description: One thread per `world` with `row_count[world]` rows of the matrix `matrix[world]` and right side `rhs[world]`.
#     Up to `max_sweeps` sweeps go over the rows in order: the row's residual is rhs minus the dot product of the row with
#     the current `impulse[world]`, all columns; the new impulse is the old plus residual over the diagonal, clamped to
#     `lower` and `upper`. A row whose diagonal is not above `epsilon` is left as it is. The sweeps end early when the
#     largest change of one was below `tolerance`. `impulse` starts from the last step's values and is updated in place;
#     `sweeps_used[world]` is the number of sweeps done. Generic in the float type; the overload is float64.
# launch: n
# inputs:
#     row_count[n] = index(1, 9)
#     matrix[n, 8, 8] = uniform(-0.1, 1)
#     rhs[n, 8] = uniform(-1, 1)
#     lower[n, 8] = uniform(-1, 0)
#     upper[n, 8] = uniform(0, 1)
#     epsilon = 0.05
#     tolerance = 0.01
#     max_sweeps = index(3, 6)
#     impulse[n, 8] = uniform(-0.1, 0.1)
#     sweeps_used[n] = zero
from typing import Any

import warp as wp


@wp.func
def row_product(matrix: wp.array3d(dtype=Any), x: wp.array2d(dtype=Any), world: int, row: int, count: int):
    total = x.dtype(0.0)
    for column in range(count):
        total += matrix[world, row, column] * x[world, column]
    return total


@wp.kernel(enable_backward=False)
def projected_gauss_seidel_worlds(
    row_count: wp.array(dtype=int),
    matrix: wp.array3d(dtype=Any),
    rhs: wp.array2d(dtype=Any),
    lower: wp.array2d(dtype=Any),
    upper: wp.array2d(dtype=Any),
    epsilon: Any,
    tolerance: Any,
    max_sweeps: int,
    impulse: wp.array2d(dtype=Any),
    sweeps_used: wp.array(dtype=int),
):
    world = wp.tid()
    rows = row_count[world]

    used = int(0)
    for sweep in range(max_sweeps):
        largest = impulse.dtype(0.0)
        for row in range(rows):
            diagonal = matrix[world, row, row]
            if diagonal > epsilon:  # rows between two immovable bodies have nothing to solve
                old = impulse[world, row]
                residual = rhs[world, row] - row_product(matrix, impulse, world, row, rows)
                new = wp.clamp(old + residual / diagonal, lower[world, row], upper[world, row])
                impulse[world, row] = new
                largest = wp.max(largest, wp.abs(new - old))
        used = sweep + 1
        if largest < tolerance:
            break
    sweeps_used[world] = used


wp.overload(
    projected_gauss_seidel_worlds,
    {
        "matrix": wp.array3d(dtype=wp.float64),
        "rhs": wp.array2d(dtype=wp.float64),
        "lower": wp.array2d(dtype=wp.float64),
        "upper": wp.array2d(dtype=wp.float64),
        "epsilon": wp.float64,
        "tolerance": wp.float64,
        "impulse": wp.array2d(dtype=wp.float64),
    },
)
