# idea: segmented minimum, maximum and mean of ragged rows
# brief: Reduce every segment of a ragged array to its smallest and largest value and its mean.
# description: Segment `s` holds the elements from `segment_start[s]` to `segment_start[s + 1]`, exclusive, of `order`,
#     which are positions in `values`. For a segment that is not empty `lowest[s]` and `highest[s]` get the least and
#     the greatest value and `mean[s]` the sum divided by the number of elements; for an empty one all three are
#     `empty_value`. The kernel works for any scalar type; it is instantiated for float64.
# launch: n
# inputs:
#     segment_start[n+1] = offsets(0, 2*n)
#     order[2*n] = index(0, n)
#     values[n] = uniform(-5, 5)
#     empty_value = 0.0
#     lowest[n] = zero
#     highest[n] = zero
#     mean[n] = zero
from typing import Any

import warp as wp


@wp.kernel
def segmented_extent(segment_start: wp.array(dtype=wp.int32),
                     order: wp.array(dtype=wp.int32),
                     values: wp.array(dtype=Any),
                     empty_value: Any,
                     lowest: wp.array(dtype=Any),
                     highest: wp.array(dtype=Any),
                     mean: wp.array(dtype=Any)):
    """Minimum, maximum and mean of ragged segments, gathered through an order. Launch: one thread per segment."""
    s = wp.tid()
    begin = segment_start[s]
    end = segment_start[s + 1]
    if begin == end:
        lowest[s] = empty_value
        highest[s] = empty_value
        mean[s] = empty_value
        return

    # start from the first element: no number is small enough for every type
    low = values[order[begin]]
    high = values[order[begin]]
    total = values[order[begin]]
    for k in range(begin + 1, end):
        value = values[order[k]]
        low = wp.min(low, value)
        high = wp.max(high, value)
        total += value

    lowest[s] = low
    highest[s] = high
    mean[s] = total / values.dtype(end - begin)


wp.overload(
    segmented_extent,
    [
        wp.array(dtype=wp.int32),
        wp.array(dtype=wp.int32),
        wp.array(dtype=wp.float64),
        wp.float64,
        wp.array(dtype=wp.float64),
        wp.array(dtype=wp.float64),
        wp.array(dtype=wp.float64),
    ],
)
