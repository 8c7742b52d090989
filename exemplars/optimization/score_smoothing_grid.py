# idea: grid search of exponential smoothing parameters
# brief: Score every combination of level, trend and damping parameters on every series and keep the best one.
# description: The thread (`series`, `a`, `b`, `d`) scores one combination: level weight `alphas[a]`, trend weight `betas[b]`,
#     damping `dampings[d]`. Over the row `history[series]` it runs damped linear smoothing: the level starts with the first
#     value, the trend with 0; from the second value on the forecast is level plus damping times trend, its error corrects the
#     level by alpha and the trend, after damping, by alpha times beta. Squared errors count from `warm_up` on and their mean is
#     the score, written to `score[series, a, b, d]`. Scores below `score_limit` compete by an atomic minimum on
#     `best_score[series]`, and are counted in `good_count[series]`.
# launch: n, 3, 3, 2
# inputs:
#     history[n, 20] = uniform(0, 2)
#     alphas[3] = uniform(0.1, 0.8)
#     betas[3] = uniform(0.05, 0.4)
#     dampings[2] = uniform(0.8, 1)
#     warm_up = 6
#     score_limit = 0.4
#     score[n, 3, 3, 2] = zero
#     best_score[n] = constant(100)
#     good_count[n] = zero
# fits:
#     parameter_per_element(score_limit: series)
#     parameter_per_group(score_limit: category)
import warp as wp


@wp.kernel(enable_backward=False)
def score_smoothing_grid(
    history: wp.array2d(dtype=float),
    alphas: wp.array(dtype=float),
    betas: wp.array(dtype=float),
    dampings: wp.array(dtype=float),
    warm_up: int,
    score_limit: float,
    score: wp.array4d(dtype=float),
    best_score: wp.array(dtype=float),
    good_count: wp.array(dtype=int),
):
    series, a, b, d = wp.tid()
    alpha = alphas[a]
    trend_weight = alpha * betas[b]
    damping = dampings[d]

    level = history[series, 0]
    trend = float(0.0)
    squared = float(0.0)
    for t in range(1, history.shape[1]):
        forecast = level + damping * trend
        error = history[series, t] - forecast
        level = forecast + alpha * error
        trend = damping * trend + trend_weight * error
        if t >= warm_up:  # the first errors tell of the start values, not of the parameters
            squared += error * error

    mean_error = squared / float(history.shape[1] - warm_up)
    score[series, a, b, d] = mean_error
    if mean_error < score_limit:
        wp.atomic_min(best_score, series, mean_error)
        wp.atomic_add(good_count, series, 1)
