import warp as wp

MIN_DIAGONAL = wp.constant(1.0e-8)


@wp.kernel
def perform_colored_gauss_seidel_relaxation_per_row_kernel(
    clr: int,
    active_ids_in: wp.array[int],
    row_clr_in: wp.array[int],
    row_start_in: wp.array[int],
    cols_in: wp.array[int],
    vals_in: wp.array[float],
    right_in: wp.array[float],
    relaxation: float,
    x_before_in: wp.array[float],
    x: wp.array[float],
):
    thread = wp.tid()
    row = active_ids_in[thread]
    if row_clr_in[row] == clr:
        diag = float(0.0)
        rest = right_in[row]
        for k in range(row_start_in[row], row_start_in[row + 1]):
            col = cols_in[k]
            if col == row:
                diag += vals_in[k]
            elif row_clr_in[col] == clr:
                rest = rest - vals_in[k] * x_before_in[col]
            else:
                rest -= vals_in[k] * x[col]
        if diag > MIN_DIAGONAL:
            x[row] = wp.lerp(x[row], rest / diag, relaxation)
