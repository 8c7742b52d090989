# idea: residual of a system in ELLPACK form
# brief: Compute the residual of a sparse system with padded rows and its largest magnitude.
# description: One thread per row. The entries of row `row` are `values[slot, row]` with columns `columns[slot, row]`,
#     slots along the first axis so that neighbouring threads read neighbouring memory; a column of `PADDING` ends the
#     row, the slots behind are not looked at. `residual[row]` is `right[row]` minus the sum of value times `x[column]`.
#     Rows that are fixed by a boundary condition (`is_fixed`) have the residual 0 and take no part in the maximum. The
#     magnitude of the others goes to `max_residual[0]` by an atomic maximum.
# launch: n
# inputs:
#     columns[6, n] = index(-1, n)
#     values[6, n] = uniform(-1, 1)
#     x[n] = uniform(-1, 1)
#     right[n] = uniform(-1, 1)
#     is_fixed[n] = bool
#     residual[n] = zero
#     max_residual[1] = zero
# fits:
#     squares_output(residual)
#     count_output(residual)
#     flag_output(residual)
import warp as wp

PADDING = wp.constant(-1)


@wp.kernel
def ell_residual_max_norm(
    columns: wp.array2d[int],
    values: wp.array2d[float],
    x: wp.array[float],
    right: wp.array[float],
    is_fixed: wp.array[bool],
    residual: wp.array[float],
    max_residual: wp.array[float],
):
    row = wp.tid()
    if is_fixed[row]:
        residual[row] = 0.0
        return

    rest = right[row]
    for slot in range(columns.shape[0]):
        column = columns[slot, row]
        if column == PADDING:
            break
        rest -= values[slot, row] * x[column]

    residual[row] = rest
    wp.atomic_max(max_residual, 0, wp.abs(rest))
