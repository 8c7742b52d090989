import warp as wp

FACTOR = wp.constant(0.4)


@wp.kernel
def sum_result_from_arr(
    arr: wp.array(dtype=float),
    values: wp.array2d(dtype=float),
    n: int,
    result: wp.array(dtype=float),
):
    tid = wp.tid()
    arr_i = arr[tid]
    right_v = FACTOR - arr_i
    sum_val = float(0.0)
    for kk in range(n):
        for step_j in range(2):
            sum_val -= values[kk, step_j]

    result[tid] = sum_val - right_v
