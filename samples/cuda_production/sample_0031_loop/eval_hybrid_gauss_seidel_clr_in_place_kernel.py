import warp as wp


@wp.kernel
def eval_hybrid_gauss_seidel_clr_in_place_kernel(
    region_ids: wp.array[int],
    worklist: wp.array[int],
    row_clr: wp.array[int],
    row_start: wp.array[int],
    cols: wp.array[int],
    vals: wp.array[float],
    right: wp.array[float],
    x_before: wp.array[float],
    device_relaxation: wp.array[float],
    min_diag_by_region: wp.array[float],
    x: wp.array[float],
    clr: int,
):
    """Gauss-Seidel between colors, Jacobi within one. Launch: one thread per row, once for every color."""
    thread = wp.tid()
    region = region_ids[thread]
    min_diag = min_diag_by_region[region]
    row = worklist[thread]
    if row_clr[row] != clr:
        return

    diag = float(0.0)
    rest = right[row]
    for k in range(row_start[row], row_start[row + 1]):
        col = cols[k]
        if row == col:
            diag += vals[k]
        elif row_clr[col] == clr:
            rest -= vals[k] * x_before[col]
        else:
            rest -= vals[k] * x[col]

    if diag > min_diag:
        x[row] = wp.lerp(x[row], rest / diag, device_relaxation[0])
