from typing import Any

import warp as wp

DENORMAL = wp.constant(1.0e-20)  # slow on some CPUs, inaudible everywhere


@wp.func
def flush(x: Any):
    return wp.where(wp.abs(x) < type(x)(DENORMAL), type(x)(0.0), x)


@wp.kernel(enable_backward=False)
def biquad_filter_cascade(
        worklist_in: wp.array(dtype=int), preset_in: wp.array(dtype=int),
        section_start_in: wp.array(dtype=int), numerator_in: wp.array2d(dtype=float),
        divisor_x_in: wp.array(dtype=float), divisor_y_in: wp.array(dtype=float),
        block_in: wp.array2d(dtype=float), delay: wp.array2d(dtype=wp.vec2),
        filtered_out: wp.array(dtype=float), min_filtered: float, max_filtered: float,
        filtered_width: int):
    thread = wp.tid()
    channel_idx = worklist_in[thread]
    first = section_start_in[preset_in[channel_idx]]
    sections = wp.min(
        section_start_in[preset_in[channel_idx] + 1] - first, delay.shape[1]
    )

    t = int(0)
    stop = block_in.shape[1]
    while t < stop:
        x = block_in[channel_idx, t]
        for s in range(sections):
            b = wp.vec3(
                numerator_in[first + s, 0], numerator_in[first + s, 1],
                numerator_in[first + s, 2]
            )
            a = wp.vec2(divisor_x_in[first + s], divisor_y_in[first + s])
            d = delay[channel_idx, s]
            y = b[0] * x + d[0]
            delay[channel_idx, s] = wp.vec2(
                flush(b[1] * x - a[0] * y + d[1]), flush(b[2] * x - a[1] * y)
            )
            x = y
        filtered_out[channel_idx * filtered_width + t] = wp.min(
            wp.max(x, min_filtered), max_filtered
        )
        t += 1
