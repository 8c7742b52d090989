# idea: expectation step of a Gaussian mixture
# brief: Compute for every point the posterior probability of each mixture component and the log likelihood.
# description: The mixture has components with `log_weight`, `mean` and `precision` (the inverse covariance). `log_gaussian` is
#     half the logarithm of the determinant of the precision, minus half the squared Mahalanobis distance of the point from the
#     mean, minus the logarithm of 2 pi. For point `points[p]` each component's score is its log weight plus `log_gaussian`; the
#     scores are kept in `responsibility[p]`, then, shifted by their maximum before `exp`, normalized to sum to 1. The logarithm
#     of that normalizer plus the maximum is the point's log likelihood: written to `point_log_likelihood[p]` and added to
#     `total_log_likelihood[0]`. Points with `weight[p]` 0 are masked: their responsibilities and likelihood are 0, and nothing is
#     added; others add theirs times their weight.
# launch: n
# inputs:
#     points[n] = uniform(-2, 2)
#     weight[n] = index(0, 3)
#     log_weight[4] = uniform(-2, -1)
#     mean[4] = uniform(-2, 2)
#     precision[4] = spd(0.5, 2)
#     responsibility[n, 4] = zero
#     point_log_likelihood[n] = zero
#     total_log_likelihood[1] = zero
# fits:
#     indirect_thread
import math

import warp as wp


@wp.func
def log_gaussian(point: wp.vec2, mean: wp.vec2, precision: wp.mat22) -> float:
    """Log density of a bivariate normal distribution."""
    offset = point - mean
    distance_squared = wp.dot(offset, precision * offset)
    return 0.5 * wp.log(wp.determinant(precision)) - 0.5 * distance_squared - wp.static(math.log(2.0 * math.pi))


@wp.kernel
def mixture_responsibilities(
    points: wp.array(dtype=wp.vec2),
    weight: wp.array(dtype=float),
    log_weight: wp.array(dtype=float),
    mean: wp.array(dtype=wp.vec2),
    precision: wp.array(dtype=wp.mat22),
    responsibility: wp.array2d(dtype=float),
    point_log_likelihood: wp.array(dtype=float),
    total_log_likelihood: wp.array(dtype=float),
):
    p = wp.tid()
    components = mean.shape[0]
    if weight[p] == 0.0:
        for c in range(components):
            responsibility[p, c] = 0.0
        point_log_likelihood[p] = 0.0
        return

    best = float(-wp.inf)
    for c in range(components):
        score = log_weight[c] + log_gaussian(points[p], mean[c], precision[c])
        responsibility[p, c] = score
        best = wp.max(best, score)

    # the best component contributes exp(0), so the sum is at least 1
    normalizer = float(0.0)
    for c in range(components):
        likelihood = wp.exp(responsibility[p, c] - best)
        responsibility[p, c] = likelihood
        normalizer += likelihood
    for c in range(components):
        responsibility[p, c] = responsibility[p, c] / normalizer

    log_likelihood = best + wp.log(normalizer)
    point_log_likelihood[p] = log_likelihood
    wp.atomic_add(total_log_likelihood, 0, weight[p] * log_likelihood)
