import warp as wp


@wp.kernel
def scale_target_out(
    input_a: wp.array(dtype=float),
    w0: float,
    tau: float,
    target_out: wp.array(dtype=float),
):
    i = wp.tid()
    high = wp.pow(w0, 2.0)
    high += wp.clamp(high, -1.0, 0.5)

    high += high - tau

    input_a_val = input_a[i]
    high += high / input_a_val

    high = high + wp.erf(wp.ceil(input_a_val))

    target_out[i] = high
