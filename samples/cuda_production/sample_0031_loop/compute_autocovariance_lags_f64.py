from typing import Any
import warp as wp


@wp.kernel
def compute_autocovariance_lags_f64(
        values: wp.array3d(dtype=Any), observed: wp.array3d(dtype=wp.int8),
        series_mean: wp.array2d(dtype=Any), lags: wp.array(dtype=wp.int32),
        autocovariance: wp.array3d(dtype=Any), pair_count: wp.array3d(dtype=wp.int32)):
    """Autocovariance from complete pairs only. Launch: sites x channels x lags."""
    site, ch_id, slot = wp.tid()
    lag = lags[slot]
    mean = series_mean[site, ch_id]
    tot = values.dtype(0)
    pairs = int(0)
    for t in range(values.shape[2] - lag):
        if (
            observed[site, ch_id, t] == wp.int8(0)
            or observed[site, ch_id, t + lag] == wp.int8(0)
        ):
            continue
        tot = (
            tot
            + (values[site, ch_id, t] - mean) * (values[site, ch_id, t + lag] - mean)
        )
        pairs = pairs + 1
    pair_count[site, ch_id, slot] = pairs
    if pairs <= 0:
        autocovariance[site, ch_id, slot] = values.dtype(0)
    else:
        autocovariance[site, ch_id, slot] = tot / values.dtype(pairs)


wp.overload(
    compute_autocovariance_lags_f64,
    {"values": wp.array3d(dtype=wp.float64), "series_mean": wp.array2d(dtype=wp.float64), "autocovariance": wp.array3d(dtype=wp.float64)}
)
