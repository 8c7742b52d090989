import warp as wp


@wp.kernel
def solve_power_out(
    mass_inv: wp.array2d[float],
    stiffness: wp.array2d[float],
    mass: wp.array2d[float],
    power_out: wp.array2d[float],
    work: wp.array2d[wp.vec2],
):
    i, j = wp.tid()
    shift_v = wp.vec2(mass_inv[i, j], 0.02)
    e2 = wp.vec2(stiffness[i, j], stiffness[i, j])

    weight = wp.length_sq(shift_v) * wp.dot(shift_v, e2)

    twist = wp.dot(mass[i, j] * e2, e2)

    power_out[i, j] = weight + twist
    p0 = wp.cw_mul(wp.normalize(shift_v), e2) * weight
    work[i, j] = p0 + e2
