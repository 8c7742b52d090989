# idea: implicit heat conduction along grid rows by the Thomas algorithm
# brief: Take one implicit step of heat conduction along every row of a plate, as the first half of an ADI scheme.
# description: Each thread solves the tridiagonal system of one row of `temperature` for backward Euler. The coupling of
#     cells `j` and `j + 1` is `dt_over_h2` times the mean of their `diffusivity`; both ends are insulated. The forward
#     sweep of the Thomas algorithm stores the modified upper diagonal in `upper` and the modified right side in `solution`,
#     the back substitution then leaves the new temperatures in `solution`. The source term `heating` (temperature per step)
#     is added to the right side. All numbers are float64.
# launch: n
# inputs:
#     temperature[n, 16] = uniform(280, 320)
#     diffusivity[n, 16] = uniform(0.1, 1.0)
#     heating[n, 16] = uniform(0, 1)
#     dt_over_h2 = uniform(0.5, 4)
#     upper[n, 16] = zero
#     solution[n, 16] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.func
def coupling(diffusivity: wp.array2d(dtype=wp.float64), row: int, j: int, dt_over_h2: wp.float64) -> wp.float64:
    """Conductance between the cells j and j + 1 of a row, zero at the insulated ends."""
    if j < 0 or j + 1 >= diffusivity.shape[1]:
        return wp.float64(0.0)
    return wp.float64(0.5) * (diffusivity[row, j] + diffusivity[row, j + 1]) * dt_over_h2


@wp.kernel(enable_backward=False)
def heat_implicit_row_solve(
    temperature: wp.array2d(dtype=wp.float64),
    diffusivity: wp.array2d(dtype=wp.float64),
    heating: wp.array2d(dtype=wp.float64),
    dt_over_h2: wp.float64,
    upper: wp.array2d(dtype=wp.float64),
    solution: wp.array2d(dtype=wp.float64),
):
    """One backward Euler step along each row. Launch: one thread per row.

    Args:
        upper: scratch for the eliminated upper diagonal, same shape as the grid
        solution: the temperatures at the end of the step
    """
    row = wp.tid()
    columns = temperature.shape[1]

    # forward sweep; the matrix is diagonally dominant, so no pivoting is needed
    upper_before = wp.float64(0.0)
    rhs_before = wp.float64(0.0)
    for j in range(columns):
        west = coupling(diffusivity, row, j - 1, dt_over_h2)
        east = coupling(diffusivity, row, j, dt_over_h2)
        pivot = wp.float64(1.0) + west + east + west * upper_before
        upper_before = -east / pivot
        rhs_before = (temperature[row, j] + heating[row, j] + west * rhs_before) / pivot
        upper[row, j] = upper_before
        solution[row, j] = rhs_before

    # back substitution, from the last unknown but one
    known = rhs_before
    for k in range(1, columns):
        j = columns - 1 - k
        known = solution[row, j] - upper[row, j] * known
        solution[row, j] = known
