# idea: autocovariances of series with gaps
# brief: Compute the autocovariance of every series at several lags from the pairs that are complete.
# description: The thread (`site`, `channel`, `slot`) takes the lag `lags[slot]` and sums over all times of the row `values[site,
#     channel]` the product of the deviations from `series_mean[site, channel]` at a time and that many steps later. Pairs with a
#     gap, `observed` 0 at either time, are left out. `autocovariance[site, channel, slot]` is the sum over the number of pairs, 0
#     if there are none, and `pair_count[site, channel, slot]` is that number. Lags that reach beyond the row have no pairs.
#     Values may be of any float type; the overload is for float64.
# launch: n, 3, 5
# inputs:
#     values[n, 3, 24] = uniform(-1, 1)
#     observed[n, 3, 24] = index(0, 4)
#     series_mean[n, 3] = uniform(-0.1, 0.1)
#     lags[5] = index(0, 30)
#     autocovariance[n, 3, 5] = zero
#     pair_count[n, 3, 5] = zero
from typing import Any

import warp as wp


@wp.kernel
def autocovariance_lags(
    values: wp.array3d(dtype=Any),
    observed: wp.array3d(dtype=wp.int8),
    series_mean: wp.array2d(dtype=Any),
    lags: wp.array(dtype=wp.int32),
    autocovariance: wp.array3d(dtype=Any),
    pair_count: wp.array3d(dtype=wp.int32),
):
    """Autocovariance from complete pairs only. Launch: sites x channels x lags."""
    site, channel, slot = wp.tid()
    lag = lags[slot]
    mean = series_mean[site, channel]

    total = values.dtype(0)
    pairs = int(0)
    for t in range(values.shape[2] - lag):
        if observed[site, channel, t] != wp.int8(0) and observed[site, channel, t + lag] != wp.int8(0):
            total += (values[site, channel, t] - mean) * (values[site, channel, t + lag] - mean)
            pairs += 1

    pair_count[site, channel, slot] = pairs
    if pairs > 0:
        autocovariance[site, channel, slot] = total / values.dtype(pairs)
    else:
        autocovariance[site, channel, slot] = values.dtype(0)


wp.overload(
    autocovariance_lags,
    {
        "values": wp.array3d(dtype=wp.float64),
        "series_mean": wp.array2d(dtype=wp.float64),
        "autocovariance": wp.array3d(dtype=wp.float64),
    },
)
