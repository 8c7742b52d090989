import warp as wp

FACTOR = wp.constant(0.4)


@wp.kernel
def merge_rows_from_arr(
    arr: wp.array(dtype=float),
    tau: float,
    input_b: wp.array(dtype=float),
    answer: wp.array(dtype=float),
):
    tid = wp.tid()
    arr_i = arr[tid]
    right_v = FACTOR - arr_i
    s = float(0.0)
    for k in range(5):
        sq = float(k) * 0.1 * ((right_v - tau) * 0.3)
        s += sq

    answer[tid] = s + input_b[tid] * 0.3
