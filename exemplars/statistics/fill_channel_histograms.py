# idea: weighted histograms of several channels
# brief: Add weighted samples of several channels to their histograms, with bins for what lies outside.
# description: The thread (`sample`, `channel`) bins `samples[sample, channel]` between the edges `low[channel]` and
#     `high[channel]` into `BINS` equal bins. `bin_of` returns 0 for what lies below `low`, `BINS + 1` for what reaches `high` or
#     more, and else 1 plus the bin, which is kept below `BINS` because the scaled value may round up to it. Samples flagged in
#     `flags` (not zero) are left out and counted per channel in `rejected`. The others, with this number as `target`, add
#     `weights[sample]` to `histogram[channel, target]` and its square to `histogram_squared[channel, target]`, from which the
#     error of a bin follows.
# launch: n, 4
# inputs:
#     samples[n, 4] = uniform(-1.5, 1.5)
#     flags[n] = index(-2, 2)
#     weights[n] = uniform(0.5, 2)
#     low[4] = uniform(-1.2, -0.8)
#     high[4] = uniform(0.8, 1.2)
#     histogram[4, 34] = zero
#     histogram_squared[4, 34] = zero
#     rejected[4] = zero
from typing import Any

import warp as wp

BINS = wp.constant(32)


@wp.func
def bin_of(value: Any, low: Any, high: Any) -> int:
    if value < low:
        return 0
    if value >= high:
        return BINS + 1
    scaled = (value - low) / (high - low) * type(value)(BINS)
    return 1 + wp.min(
        int(scaled), BINS - 1
    )  # just below the upper edge the quotient may round to 1


@wp.kernel
def fill_channel_histograms(
    samples: wp.array2d(dtype=float),
    flags: wp.array(dtype=int),
    weights: wp.array(dtype=float),
    low: wp.array(dtype=float),
    high: wp.array(dtype=float),
    histogram: wp.array2d(dtype=float),
    histogram_squared: wp.array2d(dtype=float),
    rejected: wp.array(dtype=int),
):
    """Weighted histograms with underflow and overflow bins.

    Args:
        samples: one column per channel.
        flags: not zero for events to leave out.
        weights: weight of each event.
        low, high: range of each channel.
        histogram: sums of weights; the first and the last bin collect what lies outside.
        histogram_squared: sums of squared weights.
        rejected: flagged events per channel.
    """
    sample, channel = wp.tid()
    if flags[sample] != 0:
        wp.atomic_add(rejected, channel, 1)
        return

    weight = weights[sample]
    target = bin_of(samples[sample, channel], low[channel], high[channel])
    wp.atomic_add(histogram, channel, target, weight)
    wp.atomic_add(histogram_squared, channel, target, weight * weight)
