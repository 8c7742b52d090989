import warp as wp


@wp.kernel
def reduce_elements_from_b(
    values: wp.array[float],
    b: wp.array[float],
    c0: float,
    input_b: wp.array[float],
    outp: wp.array[float],
):
    t_id = wp.tid()
    v0 = wp.tanh(abs(values[t_id]))
    values[t_id] = v0 * 0.25 + 0.5
    c1 = wp.clamp(wp.ceil(values[t_id]), -2.0, 2.0)
    c1 = c1 + v0
    c1 *= 0.75
    v0 += wp.pow(b[t_id], 3.0)
    c1 = wp.nonzero(c0 * c1)
    outp[t_id] = c1 * wp.tan(input_b[t_id]) + v0
