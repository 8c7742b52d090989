# idea: additive Holt-Winters smoothing of many series
# brief: Run triple exponential smoothing over every series and forecast beyond its end.
# description: Series `s` has a row `demand[s]`. Level and trend start at `level[s]` and `trend[s]`, and the seasonal
#     terms of the row `seasonal[s]`, of which there are as many as the season has periods, are updated in place. The
#     period of time t is t modulo their number. At each time the one-step forecast is level plus trend plus the
#     seasonal term of the period; its squared error adds to the sum whose mean goes to `forecast_error[s]`. A negative
#     demand is a gap: the level then moves on by the trend, nothing else changes and no error counts. Else the new
#     level is `alpha` times the deseasonalized demand plus `1 - alpha` times the old level and trend, the new trend
#     `beta` times the change of level plus `1 - beta` times the old trend, the seasonal term `gamma` times demand minus
#     new level plus `1 - gamma` times the old one. `level` and `trend` are stored, and `forecast[s]` is filled with
#     level plus trend times the number of steps ahead, from 1 on, plus the seasonal term of the period, which counts on
#     from the end of the record. With no demand at all the error is 0.
# launch: n
# inputs:
#     demand[n, 18] = uniform(-1, 6)
#     alpha = 0.4
#     beta = 0.2
#     gamma = 0.3
#     level[n] = uniform(1, 3)
#     trend[n] = uniform(-0.1, 0.1)
#     seasonal[n, 6] = uniform(-0.5, 0.5)
#     forecast[n, 4] = zero
#     forecast_error[n] = zero
# fits:
#     parameter_per_element(alpha, beta, gamma)
#     parameter_per_group(alpha, beta, gamma: category)
#     total_output(forecast_error)
#     largest_output(forecast_error)
#     limit_output(forecast: below)
#     active_mask
#     indirect_thread
from typing import Any

import warp as wp


@wp.func
def blend(weight: Any, fresh: Any, old: Any):
    return weight * fresh + (type(weight)(1) - weight) * old


@wp.kernel
def holt_winters_filter(
    demand: wp.array2d(dtype=float),
    alpha: float,
    beta: float,
    gamma: float,
    level: wp.array(dtype=float),
    trend: wp.array(dtype=float),
    seasonal: wp.array2d(dtype=float),
    forecast: wp.array2d(dtype=float),
    forecast_error: wp.array(dtype=float),
):
    """Triple exponential smoothing with additive seasons, one thread per series.

    Args:
        demand: observations, negative where missing.
        alpha, beta, gamma: weights of the newest level, trend and season.
        level, trend: state of the filter, continued from the last call.
        seasonal: seasonal terms, a row per series.
        forecast: values ahead of the record.
        forecast_error: mean squared error of the one-step forecasts.
    """
    s = wp.tid()
    periods = seasonal.shape[1]
    times = demand.shape[1]
    base = level[s]
    slope = trend[s]
    squared_error = float(0.0)
    observed = int(0)

    for t in range(times):
        period = t % periods
        value = demand[s, t]
        expected = base + slope
        if value < 0.0:  # a gap in the record
            base = expected
        else:
            season = seasonal[s, period]
            error = value - (expected + season)
            squared_error += error * error
            observed += 1

            raised = blend(alpha, value - season, expected)
            slope = blend(beta, raised - base, slope)
            base = raised
            seasonal[s, period] = blend(gamma, value - base, season)

    level[s] = base
    trend[s] = slope
    forecast_error[s] = squared_error / float(wp.max(observed, 1))
    for ahead in range(forecast.shape[1]):
        period = (times + ahead) % periods
        forecast[s, ahead] = base + slope * float(ahead + 1) + seasonal[s, period]
