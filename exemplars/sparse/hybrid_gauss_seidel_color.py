# idea: colored Gauss-Seidel relaxation
# brief: Relax the unknowns of one color with the newest values of the other colors, and the old ones where a color clashes.
# description: One thread per row; only rows with `row_color[row]` equal to `color` are relaxed. The entries of row `row` lie in
#     `columns` and `values` from `row_start[row]` to `row_start[row + 1]`, exclusive. Entries on the diagonal are summed up; of
#     the others the value times the unknown of the column is taken from `right[row]`. The unknown comes from `x`, but from
#     `x_before`, a copy made before this color, if the column has the same color: greedy coloring on the device leaves a few such
#     clashes, and those unknowns are being written at this moment. A row whose diagonal is not above `MIN_DIAGONAL` is left
#     alone; otherwise `x[row]` moves from its old value by the fraction `relaxation` towards the rest over the diagonal.
# launch: n
# inputs:
#     color = 1
#     row_color[n] = index(0, 3)
#     row_start[n+1] = offsets(0, 4*n)
#     columns[4*n] = sorted_index(0, n)
#     values[4*n] = uniform(0.5, 2)
#     right[n] = uniform(-1, 1)
#     relaxation = 0.8
#     x_before[n] = uniform(-1, 1)
#     x[n] = uniform(-1, 1)
# fits:
#     active_mask
import warp as wp

MIN_DIAGONAL = wp.constant(1.0e-8)


@wp.kernel
def hybrid_gauss_seidel_color(
    color: int,
    row_color: wp.array(dtype=int),
    row_start: wp.array(dtype=int),
    columns: wp.array(dtype=int),
    values: wp.array(dtype=float),
    right: wp.array(dtype=float),
    relaxation: float,
    x_before: wp.array(dtype=float),
    x: wp.array(dtype=float),
):
    """Gauss-Seidel between colors, Jacobi within one. Launch: one thread per row, once for every color."""
    row = wp.tid()
    if row_color[row] != color:
        return

    diagonal = float(0.0)
    rest = right[row]
    for k in range(row_start[row], row_start[row + 1]):
        column = columns[k]
        if column == row:
            diagonal += values[k]
        elif row_color[column] == color:
            rest -= values[k] * x_before[column]
        else:
            rest -= values[k] * x[column]

    if diagonal > MIN_DIAGONAL:
        x[row] = wp.lerp(x[row], rest / diagonal, relaxation)
