import warp as wp


@wp.kernel
def project_result_from_w0(
    w0: float,
    b: wp.array(dtype=float),
    first: wp.array(dtype=float),
    result: wp.array(dtype=float),
):
    i = wp.tid()
    if w0 > b[i] or first[i] < 0.25:
        result[i] = b[i] / w0
    else:
        result[i] = first[i] - 3.32
