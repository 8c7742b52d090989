import warp as wp

GAIN = wp.constant(1.4)


@wp.kernel
def final_from_b(
    b: wp.array(dtype=float),
    values: wp.array(dtype=float),
    w0: float,
    final: wp.array(dtype=float),
):
    i = wp.tid()
    if w0 > b[i]:
        final[i] = GAIN * w0
    else:
        final[i] = w0 / (values[i] + 0.5)
