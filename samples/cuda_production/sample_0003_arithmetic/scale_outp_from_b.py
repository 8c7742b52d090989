import warp as wp

LIMIT = 3.2


@wp.kernel
def scale_outp_from_b(
    b: wp.array(dtype=float),
    arr: wp.array(dtype=float),
    tau: float,
    c0: float,
    outp: wp.array(dtype=float),
    result: wp.array(dtype=float),
):
    i = wp.tid()
    bi = b[i]
    arr_i = arr[i]
    hi_v = wp.max(bi, arr_i) + bi

    arr_i -= hi_v - tau

    hi_v += arr_i * c0

    outp[i] = hi_v
    frac_v = wp.max(LIMIT * hi_v * 2.0, LIMIT)
    frac_v -= hi_v + 2.36
    result[i] = frac_v
