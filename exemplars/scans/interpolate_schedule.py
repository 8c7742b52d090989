# idea: piecewise linear lookup by binary search
# brief: Interpolate many schedules at a query time by a binary search of their breakpoints.
# description: Queries are laid out as (`query`, `channel`). `upper_bound` finds by bisection the first breakpoint of the sorted
#     array `times` that is greater than `query_times[query]`. Before the first breakpoint the value is that of the first one,
#     from the last one on that of the last one; in between, `values` of the two breakpoints around the query are interpolated
#     linearly; where both fall on the same time, closer than `MIN_INTERVAL`, the later value is taken. The result goes to
#     `sampled[query, channel]`, the index of the breakpoint at or before the query, -1 before the first, to `interval[query]`,
#     written by channel 0 only.
# launch: n, 4
# inputs:
#     times[64] = sorted(0, 10)
#     values[64, 4] = uniform(-1, 1)
#     query_times[n] = uniform(-1, 11)
#     sampled[n, 4] = zero
#     interval[n] = zero
# fits:
#     batch_dimension
from typing import Any

import warp as wp

MIN_INTERVAL = wp.constant(1.0e-4)


@wp.func
def upper_bound(sorted_values: wp.array(dtype=Any), value: Any) -> int:
    """Index of the first element that is greater than the value; the length if there is none."""
    low = int(0)
    high = sorted_values.shape[0]
    while low < high:
        middle = (low + high) // 2
        if sorted_values[middle] > value:
            high = middle
        else:
            low = middle + 1
    return low


@wp.kernel
def interpolate_schedule(
    times: wp.array(dtype=float),
    values: wp.array2d(dtype=float),
    query_times: wp.array(dtype=float),
    sampled: wp.array2d(dtype=float),
    interval: wp.array(dtype=int),
):
    query, channel = wp.tid()
    t = query_times[query]
    after = upper_bound(times, t)
    if channel == 0:
        interval[query] = after - 1

    # constant beyond both ends
    if after == 0:
        sampled[query, channel] = values[0, channel]
        return
    if after == times.shape[0]:
        sampled[query, channel] = values[after - 1, channel]
        return

    width = times[after] - times[after - 1]
    if width < MIN_INTERVAL:
        sampled[query, channel] = values[after, channel]
    else:
        fraction = (t - times[after - 1]) / width
        sampled[query, channel] = wp.lerp(
            values[after - 1, channel], values[after, channel], fraction
        )
