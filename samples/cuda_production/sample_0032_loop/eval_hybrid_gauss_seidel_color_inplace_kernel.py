import warp as wp

MINIMUM_DIAGONAL = wp.constant(1.0e-8)
RELAXATION = wp.constant(0.8)


@wp.kernel
def eval_hybrid_gauss_seidel_color_inplace_kernel(
    color: wp.int32,
    row_color: wp.array(dtype=wp.int32),
    row_start: wp.array(dtype=wp.int32),
    columns: wp.array(dtype=wp.int32),
    values: wp.array(dtype=wp.float32),
    row_right: wp.array(dtype=wp.float64),
    row_x_before: wp.array(dtype=wp.float64),
    row_minimum_x_befores: wp.array(dtype=wp.float64),
    row_x: wp.array(dtype=wp.float64),
):
    """Gauss-Seidel between colors, Jacobi within one."""
    row_idx = wp.tid()
    if row_x_before[row_idx] < row_minimum_x_befores[row_idx]:
        return
    if row_color[row_idx] != color:
        return

    diagonal = float(0.0)
    rest = float(row_right[row_idx])
    for k in range(row_start[row_idx], row_start[row_idx + 1]):
        column = columns[k]
        if row_idx == column:
            diagonal += values[k]
        elif row_color[column] == color:
            rest -= values[k] * float(row_x_before[column])
        else:
            rest -= values[k] * float(row_x[column])

    if diagonal > MINIMUM_DIAGONAL:
        row_x[row_idx] = wp.float64(
            wp.lerp(float(row_x[row_idx]), rest / diagonal, RELAXATION)
        )
