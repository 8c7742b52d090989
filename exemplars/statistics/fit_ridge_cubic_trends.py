# idea: ridge regression of cubic trends by Cholesky factorization
# brief: Fit a penalized cubic to every station's record and report its coefficients, fit quality and forecast.
# description: Station `s` has the samples `station_start[s]` to before `station_start[s + 1]` of `sample_time` and
#     `sample_value`, each with `sample_quality`: 0 is discarded, 1 counts half, others fully (`quality_weight`). Times
#     are scaled by (t - `time_origin`) / `time_scale`. `cubic_basis` is (1, x, x^2, x^3). `accumulate_normal` sums
#     weight times the outer product of the basis, and weight times value times the basis. `ridge` is added to the
#     diagonal but for the constant term, and `PIVOT_FLOOR` to all of it, so that stations without samples give zero.
#     `cholesky_factor` factors the 4 x 4 matrix to L L^T with pivots not below `PIVOT_FLOOR`; `solve_forward` and
#     `solve_backward` give the coefficients, written to `coefficients[s]`. `weighted_spread` sums the weighted squared
#     residuals of the fit and the weighted squared deviations from the weighted mean; `explained[s]` is 1 minus their
#     quotient, 0 where the deviations are below `MIN_SPREAD`. `forecast[s]` is the cubic at `forecast_time`, limited to
#     `forecast_limit` in absolute value, and `slope[s]` its derivative by time there (`cubic_slope` over the scale).
# launch: n
# inputs:
#     station_start[n+1] = offsets(0, 8*n)
#     sample_time[8*n] = uniform(0, 10)
#     sample_value[8*n] = uniform(-2, 2)
#     sample_quality[8*n] = index(0, 4)
#     time_origin = 5.0
#     time_scale = 5.0
#     ridge = 0.1
#     forecast_time = 11.0
#     forecast_limit = 1.5
#     coefficients[n] = zero
#     explained[n] = zero
#     forecast[n] = zero
#     slope[n] = zero
# fits:
#     parameter_per_element(ridge, forecast_limit)
#     parameter_per_group(ridge, forecast_limit: station_type)
#     difference_output(forecast)
#     active_mask
#     indirect_thread
import warp as wp

TERMS = wp.constant(4)
PIVOT_FLOOR = wp.constant(1.0e-6)
MIN_SPREAD = wp.constant(1.0e-6)


@wp.func
def quality_weight(quality: int) -> float:
    if quality == 0:
        return 0.0
    elif quality == 1:
        return 0.5
    return 1.0


@wp.func
def cubic_basis(x: float) -> wp.vec4:
    return wp.vec4(1.0, x, x * x, x * x * x)


@wp.func
def cubic_slope(x: float) -> wp.vec4:
    """Derivative of the basis by x."""
    return wp.vec4(0.0, 1.0, 2.0 * x, 3.0 * x * x)


@wp.func
def accumulate_normal(
    begin: int,
    end: int,
    sample_time: wp.array(dtype=float),
    sample_value: wp.array(dtype=float),
    sample_quality: wp.array(dtype=int),
    origin: float,
    scale: float,
):
    """Matrix and right side of the weighted normal equations."""
    normal = wp.mat44(0.0)
    right_side = wp.vec4(0.0)
    for k in range(begin, end):
        weight = quality_weight(sample_quality[k])
        if weight > 0.0:
            basis = cubic_basis((sample_time[k] - origin) / scale)
            normal += wp.outer(basis, basis) * weight
            right_side += basis * (weight * sample_value[k])
    return normal, right_side


@wp.func
def cholesky_factor(a: wp.mat44) -> wp.mat44:
    """Lower triangular L with L L^T = a; the floor keeps it defined where rounding makes a pivot vanish."""
    factor = wp.mat44(0.0)
    for j in range(TERMS):
        pivot = a[j, j]
        for k in range(j):
            pivot -= factor[j, k] * factor[j, k]
        diagonal = wp.sqrt(wp.max(pivot, PIVOT_FLOOR))
        factor[j, j] = diagonal
        for i in range(j + 1, TERMS):
            entry = a[i, j]
            for k in range(j):
                entry -= factor[i, k] * factor[j, k]
            factor[i, j] = entry / diagonal
    return factor


@wp.func
def solve_forward(factor: wp.mat44, right_side: wp.vec4) -> wp.vec4:
    solution = wp.vec4(0.0)
    for i in range(TERMS):
        rest = right_side[i]
        for k in range(i):
            rest -= factor[i, k] * solution[k]
        solution[i] = rest / factor[i, i]
    return solution


@wp.func
def solve_backward(factor: wp.mat44, right_side: wp.vec4) -> wp.vec4:
    """Solves with the transposed factor, from the last unknown to the first."""
    solution = wp.vec4(0.0)
    for step in range(TERMS):
        i = TERMS - 1 - step
        rest = right_side[i]
        for k in range(i + 1, TERMS):
            rest -= factor[k, i] * solution[k]
        solution[i] = rest / factor[i, i]
    return solution


@wp.func
def weighted_spread(
    begin: int,
    end: int,
    sample_time: wp.array(dtype=float),
    sample_value: wp.array(dtype=float),
    sample_quality: wp.array(dtype=int),
    origin: float,
    scale: float,
    fit: wp.vec4,
):
    """Weighted sums of squares: residuals of the fit, and deviations from the weighted mean."""
    weight_sum = float(0.0)
    value_sum = float(0.0)
    for k in range(begin, end):
        weight = quality_weight(sample_quality[k])
        weight_sum += weight
        value_sum += weight * sample_value[k]
    if weight_sum <= 0.0:
        return 0.0, 0.0

    mean = value_sum / weight_sum
    residual_sum = float(0.0)
    deviation_sum = float(0.0)
    for k in range(begin, end):
        weight = quality_weight(sample_quality[k])
        residual = sample_value[k] - wp.dot(fit, cubic_basis((sample_time[k] - origin) / scale))
        deviation = sample_value[k] - mean
        residual_sum += weight * residual * residual
        deviation_sum += weight * deviation * deviation
    return residual_sum, deviation_sum


@wp.kernel(enable_backward=False)
def fit_ridge_cubic_trends(
    station_start: wp.array(dtype=int),
    sample_time: wp.array(dtype=float),
    sample_value: wp.array(dtype=float),
    sample_quality: wp.array(dtype=int),
    time_origin: float,
    time_scale: float,
    ridge: float,
    forecast_time: float,
    forecast_limit: float,
    coefficients: wp.array(dtype=wp.vec4),
    explained: wp.array(dtype=float),
    forecast: wp.array(dtype=float),
    slope: wp.array(dtype=float),
):
    """Penalized cubic trend of every station's record.

    Args:
        station_start: where the samples of each station begin.
        sample_time, sample_value, sample_quality: the samples of all stations.
        time_origin, time_scale: map times to about -1 to 1, where the powers are of one size.
        ridge: penalty of all terms but the constant.
        forecast_time: where the trend is evaluated.
        forecast_limit: largest forecast that is believed.
        coefficients: of the cubic in scaled time.
        explained: share of the weighted variance that the trend explains.
        forecast, slope: value and rate of the trend at the forecast time.
    """
    s = wp.tid()
    begin = station_start[s]
    end = station_start[s + 1]
    normal, right_side = accumulate_normal(
        begin, end, sample_time, sample_value, sample_quality, time_origin, time_scale
    )

    # the mean level is not penalized, or forecasts would drift toward zero
    for i in range(TERMS):
        normal[i, i] = normal[i, i] + PIVOT_FLOOR
        if i > 0:
            normal[i, i] = normal[i, i] + ridge

    factor = cholesky_factor(normal)
    fit = solve_backward(factor, solve_forward(factor, right_side))
    coefficients[s] = fit

    residual_sum, deviation_sum = weighted_spread(
        begin, end, sample_time, sample_value, sample_quality, time_origin, time_scale, fit
    )
    if deviation_sum < MIN_SPREAD:
        explained[s] = 0.0
    else:
        explained[s] = 1.0 - residual_sum / deviation_sum

    x = (forecast_time - time_origin) / time_scale
    forecast[s] = wp.clamp(wp.dot(fit, cubic_basis(x)), -forecast_limit, forecast_limit)
    slope[s] = wp.dot(fit, cubic_slope(x)) / time_scale
