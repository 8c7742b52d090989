# idea: fixed-point FIR filter with saturation
# brief: Filter every channel of a block of 16-bit audio with Q15 taps and count the samples that clip.
# description: Samples are 16-bit fractions in Q15, one row per sample time and one column per channel. The output of thread (`t`,
#     `channel`) sums `taps[k]` times `samples` at time `t - k` in a 64-bit accumulator; times before the block are taken from
#     `history`, whose last row is the time just before. The sum is rounded to the nearest multiple of 2^15 and shifted down by
#     `FRACTION_BITS`, then by `gain_shift` bits up, and saturated to the range of 16 bits (`saturate`). `filtered` gets the
#     result; if it was cut, `clipped` of the channel grows by one.
# launch: n, 2
# inputs:
#     samples[n, 2] = index(-32768, 32768)
#     history[11, 2] = index(-32768, 32768)
#     taps[12] = index(-8000, 20000)
#     gain_shift = 1
#     filtered[n, 2] = zero
#     clipped[2] = zero
import warp as wp

FRACTION_BITS = wp.constant(wp.int64(15))
HALF = wp.constant(wp.int64(1 << 14))
LOWEST = wp.constant(wp.int64(-32768))
HIGHEST = wp.constant(wp.int64(32767))


@wp.func
def saturate(value: wp.int64) -> wp.int16:
    return wp.int16(wp.clamp(value, LOWEST, HIGHEST))


@wp.kernel
def filter_fixed_point_q15(
    samples: wp.array2d(dtype=wp.int16),
    history: wp.array2d(dtype=wp.int16),
    taps: wp.array(dtype=wp.int16),
    gain_shift: int,
    filtered: wp.array2d(dtype=wp.int16),
    clipped: wp.array(dtype=int),
):
    """FIR filter in Q15 arithmetic. Launch: samples x channels.

    Args:
        samples: the block to filter.
        history: the samples before the block, one row less than there are taps.
        taps: filter coefficients in Q15.
        gain_shift: gain as a power of two, applied before saturation.
        filtered: the filtered block.
        clipped: saturated samples per channel.
    """
    t, channel = wp.tid()
    remembered = history.shape[0]

    accumulator = wp.int64(HALF)  # rounds to nearest once the fraction is cut off
    for k in range(taps.shape[0]):
        time = t - k
        if time >= 0:
            sample = samples[time, channel]
        else:
            sample = history[remembered + time, channel]
        accumulator += wp.int64(taps[k]) * wp.int64(sample)

    value = (accumulator >> FRACTION_BITS) * (wp.int64(1) << wp.int64(gain_shift))
    filtered[t, channel] = saturate(value)
    if value < LOWEST or value > HIGHEST:
        wp.atomic_add(clipped, channel, 1)
