from typing import Any

import warp as wp

DENORMAL = wp.constant(1.0e-20)  # slow on some CPUs, inaudible everywhere


@wp.func
def _flush(x: Any):
    return wp.where(wp.abs(x) < type(x)(DENORMAL), type(x)(0.0), x)


@wp.kernel(enable_backward=False)
def _biquad_filter_cascade_kernel(
        preset: wp.array(dtype=wp.int16), section_start: wp.array(dtype=int),
        numerator_x: wp.array(dtype=float), numerator_y: wp.array(dtype=float),
        numerator_z: wp.array(dtype=wp.float64), denom: wp.array(dtype=wp.vec2),
        block: wp.array2d(dtype=float), wts: wp.array(dtype=float),
        prev_filtered: wp.array2d(dtype=wp.float64),
        base_filtered: wp.array2d(dtype=float), offsets: wp.array2d(dtype=float),
        out_delay: wp.array2d(dtype=wp.vec2), out_filtered: wp.array2d(dtype=float),
        blend: float, min_filtered: float, max_filtered: float):
    """Filter a block of samples of every channel with a cascade of second-order sections
    and keep the filter state for the next block.

    Thread `i` runs the samples of `block[i]` in order through the sections of its
    preset `preset[i]`, from `section_start[preset]` up to `section_start[preset + 1]`;
    the coefficients of a section are `numerator_x`, `numerator_y`, `numerator_z` (b0,
    b1, b2) and `denom` (a1, a2), normalized by a0. Each is in transposed direct form II
    with the two delays of `out_delay[i, s]`, where `s` counts the channel's sections
    from 0, at most as many as `out_delay` has: the output `y` is b0 times the input `x`
    plus the first delay; then the first delay becomes b1 `x` - a1 `y` plus the second,
    and the second b2 `x` - a2 `y`. Delays smaller than `DENORMAL` are flushed to zero.
    The last section's output goes to `out_filtered`, `out_delay` is left for the next
    block. What is written to `out_filtered` is multiplied by `wts[i]`. These 3 arrays
    hold the components of the vectors: `numerator_x`, `numerator_y`, `numerator_z`.
    `preset` holds integers of type int16, which are converted to int32. What is written
    to `out_filtered` goes only the fraction `blend` of the way from what
    `prev_filtered` holds at the same place to the value described above.
    `prev_filtered` is stored in double precision (float64), while the kernel computes
    in single precision. What `base_filtered` holds at the same place is added to what
    is written to `out_filtered`. What is written to `out_filtered` is clamped to the
    range from `min_filtered` to `max_filtered`. What `offsets` holds at the same place
    is added to what is written to `out_filtered`. `numerator_z` is stored in double
    precision (float64), while the kernel computes in single precision.
    """
    i = wp.tid()
    first = section_start[int(preset[i])]
    sections = wp.min(section_start[int(preset[i]) + 1] - first, out_delay.shape[1])

    for t in range(block.shape[1]):
        x = block[i, t]
        for s in range(sections):
            b = wp.vec3(
                numerator_x[first + s], numerator_y[first + s],
                float(numerator_z[first + s])
            )
            a = denom[first + s]
            d = out_delay[i, s]
            y = b[0] * x + d[0]
            out_delay[i, s] = wp.vec2(
                _flush(b[1] * x - a[0] * y + d[1]), _flush(b[2] * x - a[1] * y)
            )
            x = y
        out_filtered[i, t] = (
            offsets[i, t]
            + wp.clamp(base_filtered[i, t] + wp.lerp(float(prev_filtered[i, t]), wts[i] * x, blend), min_filtered, max_filtered)
        )
