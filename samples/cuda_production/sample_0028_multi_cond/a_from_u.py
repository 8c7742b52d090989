import warp as wp

LIMIT = 3.2


@wp.kernel
def a_from_u(
    a: wp.array(dtype=float),
    u: wp.array(dtype=float),
    rhs: wp.array(dtype=float),
    tau: float,
):
    i = wp.tid()
    a_val = a[i]
    shifted = a_val + a_val
    prod = a_val + shifted
    u0 = u[i]
    rhs_t = rhs[i]
    if u0 < 0.6 or rhs_t <= prod:
        prod += tau * 0.125 * LIMIT

    a[i] = (prod + rhs_t / 0.8) * 0.05 + 0.5
