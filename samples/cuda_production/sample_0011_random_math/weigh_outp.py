import warp as wp


@wp.kernel
def weigh_outp(
    b: wp.array[float],
    vec_a: wp.array[float],
    coeffs: wp.array[float],
    rate: float,
    outp: wp.array[float],
):
    gid = wp.tid()
    mix = wp.cbrt(abs(wp.ceil(wp.floor(b[gid]))) + 0.1)
    if mix > 4.03:
        acc0 = wp.lerp(wp.clamp(vec_a[gid], -2.0, 2.0), b[gid], vec_a[gid])
    else:
        acc0 = wp.cbrt(wp.cosh(2.0 * coeffs[gid] * rate))
    acc0 = acc0 - mix
    outp[gid] = acc0 + wp.tanh(acc0)
