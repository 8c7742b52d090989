# idea: periodic tridiagonal systems
# brief: Solve periodic tridiagonal systems, such as those of closed splines, by the Sherman-Morrison formula.
# description: One thread per system `s` of `lower`, `diagonal`, `upper` and the right side `right`, each [system, row], where the
#     corner entries `lower[s, 0]` and `upper[s, rows - 1]` couple the two ends. The corners are taken out as a rank-one matrix:
#     `shift` = -`diagonal[s, 0]` makes the modified matrix tridiagonal, with the first diagonal entry minus `shift` and the last
#     minus the product of the corners over `shift`. `solve_modified` is the Thomas algorithm on it; it solves for the right side
#     (into `solution`), and for the vector with `shift` first and the upper corner last (into `correction`), with `ratio` as work
#     space. The right side of the second is made by `corner_vector`. Then `solution` minus `correction` times (x[0] + w x[last])
#     / (1 + z[0] + w z[last]) solves the periodic system, where x is the first solution, z the second and w the lower corner over
#     `shift`. Systems of fewer than three rows are left alone.
# launch: n
# inputs:
#     lower[n, 12] = uniform(-1, 0)
#     diagonal[n, 12] = uniform(2.5, 4)
#     upper[n, 12] = uniform(-1, 0)
#     right[n, 12] = uniform(-1, 1)
#     ratio[n, 12] = zero
#     correction[n, 12] = zero
#     solution[n, 12] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.func
def modified_diagonal(diagonal: wp.array(dtype=float), row: int, shift: float, corners: float) -> float:
    """Diagonal without the rank-one matrix that holds the corners."""
    if row == 0:
        return diagonal[0] - shift
    elif row == diagonal.shape[0] - 1:
        return diagonal[row] - corners / shift
    return diagonal[row]


@wp.func
def corner_vector(row: int, rows: int, shift: float, upper_corner: float) -> float:
    if row == 0:
        return shift
    elif row == rows - 1:
        return upper_corner
    return 0.0


@wp.func
def solve_modified(
    lower: wp.array(dtype=float),
    diagonal: wp.array(dtype=float),
    upper: wp.array(dtype=float),
    shift: float,
    corners: float,
    ratio: wp.array(dtype=float),
    x: wp.array(dtype=float),
):
    """Thomas algorithm; x holds the right side before and the solution after."""
    rows = diagonal.shape[0]
    pivot = modified_diagonal(diagonal, 0, shift, corners)
    ratio[0] = upper[0] / pivot
    x[0] = x[0] / pivot
    for i in range(1, rows):
        pivot_i = modified_diagonal(diagonal, i, shift, corners) - lower[i] * ratio[i - 1]
        ratio[i] = upper[i] / pivot_i
        x[i] = (x[i] - lower[i] * x[i - 1]) / pivot_i

    for i in range(rows - 2, -1, -1):
        x[i] = x[i] - ratio[i] * x[i + 1]


@wp.kernel
def cyclic_tridiagonal_solve(
    lower: wp.array2d(dtype=float),
    diagonal: wp.array2d(dtype=float),
    upper: wp.array2d(dtype=float),
    right: wp.array2d(dtype=float),
    ratio: wp.array2d(dtype=float),
    correction: wp.array2d(dtype=float),
    solution: wp.array2d(dtype=float),
):
    s = wp.tid()
    rows = diagonal.shape[1]
    if rows < 3:
        return

    lower_corner = lower[s, 0]
    upper_corner = upper[s, rows - 1]
    shift = -diagonal[s, 0]  # this choice keeps the first pivot away from zero
    for i in range(rows):
        solution[s, i] = right[s, i]
        correction[s, i] = corner_vector(i, rows, shift, upper_corner)

    solve_modified(lower[s], diagonal[s], upper[s], shift, lower_corner * upper_corner, ratio[s], solution[s])
    solve_modified(lower[s], diagonal[s], upper[s], shift, lower_corner * upper_corner, ratio[s], correction[s])

    w = lower_corner / shift
    coupled = solution[s, 0] + w * solution[s, rows - 1]
    factor = coupled / (1.0 + correction[s, 0] + w * correction[s, rows - 1])
    for i in range(rows):
        solution[s, i] = solution[s, i] - factor * correction[s, i]
