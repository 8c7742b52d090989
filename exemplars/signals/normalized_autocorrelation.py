# idea: normalized autocorrelation
# brief: Compute the normalized autocorrelation of signals for a range of lags.
# description: Thread `(row, lag)` correlates the row of `signal` with itself `lag` samples later over all samples that
#     both have: `correlation[row, lag]` is the sum of products over the root of the product of both sums of squares, kept
#     at least at `floor` before the root. Generic in the type of the samples, float64 here.
# launch: n, 8
# inputs:
#     signal[n, 32] = uniform(-1, 1)
#     floor = uniform(0.0001, 0.001)
#     correlation[n, 8] = zero
from typing import Any

import warp as wp


@wp.kernel
def normalized_autocorrelation(signal: wp.array2d(dtype=Any), floor: Any, correlation: wp.array2d(dtype=Any)):
    row, lag = wp.tid()
    product = signal.dtype(0.0)
    early = signal.dtype(0.0)
    late = signal.dtype(0.0)
    for t in range(signal.shape[1] - lag):
        a = signal[row, t]
        b = signal[row, t + lag]
        product += a * b
        early += a * a
        late += b * b

    # both energies change with the lag, so each pair is normalized by its own
    correlation[row, lag] = product / wp.sqrt(wp.max(early * late, floor))


wp.overload(
    normalized_autocorrelation,
    {"signal": wp.array2d(dtype=wp.float64), "floor": wp.float64, "correlation": wp.array2d(dtype=wp.float64)},
)
