# idea: median filter against spikes
# brief: Replace spikes in sensor signals by the median of the samples around them.
# description: For sample `t` of a `channel` take of the samples up to `REACH` before and after it those that exist and
#     whose `quality` is not zero, and sort them by insertion. The median is the middle one, or the mean of the middle two.
#     `scatter` is the median of the distances of these samples from it times `MAD_TO_SIGMA`, computed likewise by
#     `sorted_insert`. If the sample's own distance is above `limit` times that, or its quality is zero, `cleaned` gets the
#     median and `replaced` 1, else the sample and 0. Without any good sample it is kept, with 0.
# launch: n, 16
# inputs:
#     samples[n, 16] = uniform(-1, 1)
#     quality[n, 16] = index(0, 3)
#     limit = uniform(1, 2)
#     cleaned[n, 16] = zero
#     replaced[n, 16] = zero
# fits:
#     parameter_per_element(limit: channel)
#     parameter_per_group(limit: sensor_type)
from typing import Any

import warp as wp

REACH = wp.constant(2)
MAD_TO_SIGMA = wp.constant(1.4826)  # median distance to standard deviation, for normal noise

window_type = wp.types.vector(length=5, dtype=float)


@wp.func
def sorted_insert(window: Any, count: int, value: Any):
    """Inserts a value into the first `count` sorted entries."""
    result = window
    place = int(count)
    while place > 0:
        if result[place - 1] <= value:
            break
        result[place] = result[place - 1]
        place -= 1
    result[place] = value
    return result


@wp.func
def middle(window: Any, count: int):
    return window.dtype(0.5) * (window[(count - 1) // 2] + window[count // 2])


@wp.kernel(enable_backward=False)
def median_filter_despike(samples: wp.array2d(dtype=float), quality: wp.array2d(dtype=wp.uint8), limit: float,
                          cleaned: wp.array2d(dtype=float), replaced: wp.array2d(dtype=wp.uint8)):
    """Hampel filter with a quality flag. Launch: channels x samples."""
    channel, t = wp.tid()
    first = wp.max(t - REACH, 0)
    behind = wp.min(t + REACH + 1, samples.shape[1])

    values = window_type()
    count = int(0)
    for k in range(first, behind):
        if quality[channel, k] != wp.uint8(0):
            values = sorted_insert(values, count, samples[channel, k])
            count += 1
    if count == 0:
        cleaned[channel, t] = samples[channel, t]
        replaced[channel, t] = wp.uint8(0)
        return

    median = middle(values, count)
    distances = window_type()
    for k in range(count):
        distances = sorted_insert(distances, k, wp.abs(values[k] - median))
    scatter = MAD_TO_SIGMA * middle(distances, count)

    spike = wp.abs(samples[channel, t] - median) > limit * scatter
    if spike or quality[channel, t] == wp.uint8(0):
        cleaned[channel, t] = median
        replaced[channel, t] = wp.uint8(1)
    else:
        cleaned[channel, t] = samples[channel, t]
        replaced[channel, t] = wp.uint8(0)
