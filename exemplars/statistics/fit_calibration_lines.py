# idea: weighted straight-line fits of calibration points
# brief: Fit a weighted straight line to the calibration points of every sensor and report its scatter.
# description: Sensor `s` has one row of readings `reading[s]`, of reference values `reference[s]` and of standard errors
#     `sigma[s]`. A point counts with the weight `1 / sigma^2` (`point_weight`), and not at all where `sigma` is not positive,
#     which marks a rejected point. The line is fitted by weighted least squares around the weighted means (`weighted_mean`),
#     which avoids cancellation. If the weighted sum of squared deviations of the readings is below `MIN_SPREAD` the slope cannot
#     be found: `slope[s]` is 0, `offset[s]` the mean reference. Else `slope[s]` is the weighted covariance over that sum, and
#     `offset[s]` makes the line pass through the means. `chi_square[s]` is the weighted sum of squared residuals of the line,
#     `degrees[s]` the number of points that counted minus two, not below 0.
# launch: n
# inputs:
#     reading[n, 10] = uniform(0, 4)
#     reference[n, 10] = uniform(0, 100)
#     sigma[n, 10] = index(0, 4)
#     slope[n] = zero
#     offset[n] = zero
#     chi_square[n] = zero
#     degrees[n] = zero
# fits:
#     total_output(chi_square)
#     largest_output(chi_square)
#     count_output(chi_square)
#     flag_output(chi_square)
#     active_mask
#     indirect_thread
import warp as wp

MIN_SPREAD = wp.constant(1.0e-6)


@wp.func
def point_weight(sigma: float) -> float:
    if sigma <= 0.0:
        return 0.0
    return 1.0 / (sigma * sigma)


@wp.func
def weighted_mean(values: wp.array2d(dtype=float), sigma: wp.array2d(dtype=float), row: int) -> float:
    total = float(0.0)
    weight_sum = float(0.0)
    for i in range(values.shape[1]):
        weight = point_weight(sigma[row, i])
        total += weight * values[row, i]
        weight_sum += weight
    if weight_sum <= 0.0:
        return 0.0
    return total / weight_sum


@wp.kernel
def fit_calibration_lines(
    reading: wp.array2d(dtype=float),
    reference: wp.array2d(dtype=float),
    sigma: wp.array2d(dtype=float),
    slope: wp.array(dtype=float),
    offset: wp.array(dtype=float),
    chi_square: wp.array(dtype=float),
    degrees: wp.array(dtype=int),
):
    """Weighted least squares of straight lines.

    Two passes, the second one around the means: sums of raw squares would cancel for readings far from zero.
    """
    s = wp.tid()
    mean_reading = weighted_mean(reading, sigma, s)
    mean_reference = weighted_mean(reference, sigma, s)

    spread = float(0.0)
    covariance = float(0.0)
    points = int(0)
    for i in range(reading.shape[1]):
        weight = point_weight(sigma[s, i])
        if weight > 0.0:
            deviation = reading[s, i] - mean_reading
            spread += weight * deviation * deviation
            covariance += weight * deviation * (reference[s, i] - mean_reference)
            points += 1

    # one point, or several at the same reading, do not fix a slope
    fitted = float(0.0)
    if spread >= MIN_SPREAD:
        fitted = covariance / spread
    intercept = mean_reference - fitted * mean_reading

    misfit = float(0.0)
    for i in range(reading.shape[1]):
        residual = reference[s, i] - (intercept + fitted * reading[s, i])
        misfit += point_weight(sigma[s, i]) * residual * residual

    slope[s] = fitted
    offset[s] = intercept
    chi_square[s] = misfit
    degrees[s] = wp.max(points - 2, 0)
