import warp as wp


@wp.kernel(enable_backward=False)
def prefix_sum_no_grad_kernel(
    cell_cnt_in: wp.array(dtype=int),
    capacity: int,
    cell_start_out: wp.array(dtype=int),
    cell_cursor_out: wp.array(dtype=int),
    dropped_out: wp.array(dtype=int),
    fullest_out: wp.array(dtype=int),
):
    offset = int(0)
    lost = int(0)
    most = int(0)
    where = int(-1)
    cell_idx = int(0)
    end = cell_cnt_in.shape[0]
    while end > cell_idx:
        cell_start_out[cell_idx] = offset
        cell_cursor_out[cell_idx] = offset
        n = cell_cnt_in[cell_idx]
        if n > most:
            most = n
            where = cell_idx
        kept = wp.min(n, capacity)
        lost += n - kept
        offset = offset + kept
        cell_idx = cell_idx + 1
    cell_start_out[cell_cnt_in.shape[0]] = offset
    dropped_out[0] = lost
    fullest_out[0] = where
