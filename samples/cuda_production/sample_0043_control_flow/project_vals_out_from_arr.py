import warp as wp

FACTOR = wp.constant(0.4)


@wp.kernel
def project_vals_out_from_arr(
    arr: wp.array(dtype=float),
    n: int,
    weights0: wp.array2d(dtype=float),
    vals_out: wp.array(dtype=float),
):
    tid = wp.tid()
    arr_i = arr[tid]
    right_v = FACTOR - arr_i
    s = float(0.0)
    for kk in range(n):
        weights0_val = weights0[tid, kk]
        if weights0_val < 0.25:
            continue
        s -= weights0_val

    vals_out[tid] = s - right_v
