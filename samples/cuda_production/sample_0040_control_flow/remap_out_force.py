import warp as wp


@wp.kernel
def remap_out_force(
    size: int,
    mass_inv: wp.array2d[float],
    angle: wp.array[float],
    damping: wp.array[float],
    out_force: wp.array[float],
):
    tid = wp.tid()
    series_sum = float(0.0)
    for jj in range(1, size):
        if mass_inv[tid, jj] > 1.19:
            series_sum += mass_inv[tid, jj] * (mass_inv[tid, jj] / angle[tid])

    series_sum += 0.02 * damping[tid]

    out_force[tid] = series_sum
