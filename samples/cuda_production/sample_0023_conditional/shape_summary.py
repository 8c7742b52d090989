import warp as wp


@wp.kernel
def shape_summary(
    a: wp.array(dtype=float),
    rhs: wp.array(dtype=float),
    hi: float,
    field: wp.array(dtype=float),
    summary: wp.array(dtype=float),
):
    i = wp.tid()
    a_val = a[i]
    shifted = a_val + a_val
    prod = a_val + shifted
    rhs_i = rhs[i]
    if rhs_i < 2.5:
        prod += wp.round(hi)

    prod += field[i] * prod

    summary[i] = prod
