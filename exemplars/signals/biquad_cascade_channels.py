# idea: cascade of biquad filters
# brief: Filter a block of samples of every channel with a cascade of second-order sections and keep the filter state for the next block.
# description: Thread `channel` runs the samples of `block[channel]` in order through the sections of its preset
#     `preset[channel]`, from `section_start[preset]` up to `section_start[preset + 1]`; the coefficients of a section
#     are `numerator` (b0, b1, b2) and `denominator` (a1, a2), normalized by a0. Each is in transposed direct form II
#     with the two delays of `delay[channel, s]`, where `s` counts the channel's sections from 0, at most as many as
#     `delay` has: the output `y` is b0 times the input `x` plus the first delay; then the first delay becomes b1 `x` -
#     a1 `y` plus the second, and the second b2 `x` - a2 `y`. Delays smaller than `DENORMAL` in amount are flushed to
#     zero. The last section's output goes to `filtered`, `delay` is left for the next block.
# launch: n
# inputs:
#     preset[n] = index(0, 4)
#     section_start[5] = offsets(0, 12)
#     numerator[12] = uniform(0.1, 0.4)
#     denominator[12] = uniform(-0.4, 0.3)
#     block[n, 16] = uniform(-1, 1)
#     delay[n, 8] = uniform(-0.1, 0.1)
#     filtered[n, 16] = zero
# fits:
#     limit_output(filtered: both)
#     largest_output(filtered)
#     indirect_thread
from typing import Any

import warp as wp

DENORMAL = wp.constant(1.0e-20)  # slow on some CPUs, inaudible everywhere


@wp.func
def flush(x: Any):
    return wp.where(wp.abs(x) < type(x)(DENORMAL), type(x)(0.0), x)


@wp.kernel(enable_backward=False)
def biquad_cascade_channels(
    preset: wp.array(dtype=int),
    section_start: wp.array(dtype=int),
    numerator: wp.array(dtype=wp.vec3),
    denominator: wp.array(dtype=wp.vec2),
    block: wp.array2d(dtype=float),
    delay: wp.array2d(dtype=wp.vec2),
    filtered: wp.array2d(dtype=float),
):
    """IIR filtering of one block. Launch: one thread per channel, because samples depend on each other.

    Args:
        preset: filter design that a channel uses
        section_start: first section of each design, one number more than there are designs
        delay: state of the sections, carried from block to block
    """
    channel = wp.tid()
    first = section_start[preset[channel]]
    sections = wp.min(section_start[preset[channel] + 1] - first, delay.shape[1])

    for t in range(block.shape[1]):
        x = block[channel, t]
        for s in range(sections):
            b = numerator[first + s]
            a = denominator[first + s]
            d = delay[channel, s]
            y = b[0] * x + d[0]
            delay[channel, s] = wp.vec2(flush(b[1] * x - a[0] * y + d[1]), flush(b[2] * x - a[1] * y))
            x = y
        filtered[channel, t] = x
