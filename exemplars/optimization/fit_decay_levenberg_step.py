# idea: Levenberg-Marquardt step for exponential decays
# brief: Improve the amplitude and rate of many exponential decay curves by one damped Gauss-Newton step.
# description: Curve `c` was sampled at `sample_times` with the results `signal[c]`; the model is amplitude times
#     exp(-rate * t), with `parameters[c]` = (amplitude, rate). `model_value` and `model_jacobian` give the model and
#     its derivatives by the two parameters. `normal_equations` sums J^T J (as a 2 x 2 matrix), J^T r and the squared
#     residuals over the samples. Marquardt's damping multiplies the diagonal of J^T J by `1 + damping[c]`
#     (`damped_step`); if its determinant is not above `SINGULAR` the step is zero. The rate of the trial point is kept
#     within 0 and `max_rate`. If the trial's sum of squares (`sum_of_squares`) is smaller than before, it is taken:
#     `parameters[c]` changes, `damping[c]` is divided by `DAMPING_FACTOR` and `cost[c]` is the new sum; else the
#     parameters stay, the damping is multiplied by that factor, and `cost[c]` is the old sum. Damping is kept between
#     `MIN_DAMPING` and `MAX_DAMPING`. `accepted[c]` is 1 or 0. Curves with `frozen[c]` are skipped: everything of
#     theirs stays as it is.
# launch: n
# inputs:
#     sample_times[16] = sorted(0, 3)
#     signal[n, 16] = uniform(0, 2)
#     frozen[n] = bool
#     max_rate = 5.0
#     parameters[n] = uniform(0.2, 2)
#     damping[n] = uniform(0.001, 10)
#     cost[n] = zero
#     accepted[n] = zero
# fits:
#     parameter_per_group(max_rate: fluorophore)
#     total_output(cost)
import warp as wp

DAMPING_FACTOR = wp.constant(10.0)
MIN_DAMPING = wp.constant(1.0e-7)
MAX_DAMPING = wp.constant(1.0e7)
SINGULAR = wp.constant(1.0e-12)


@wp.func
def model_value(parameters: wp.vec2, t: float) -> float:
    return parameters[0] * wp.exp(-parameters[1] * t)


@wp.func
def model_jacobian(parameters: wp.vec2, t: float) -> wp.vec2:
    decay = wp.exp(-parameters[1] * t)
    return wp.vec2(decay, -parameters[0] * t * decay)


@wp.func
def sum_of_squares(
    parameters: wp.vec2,
    times: wp.array(dtype=float),
    signal: wp.array2d(dtype=float),
    curve: int,
) -> float:
    total = float(0.0)
    for k in range(times.shape[0]):
        residual = signal[curve, k] - model_value(parameters, times[k])
        total += residual * residual
    return total


@wp.func
def normal_equations(
    parameters: wp.vec2,
    times: wp.array(dtype=float),
    signal: wp.array2d(dtype=float),
    curve: int,
):
    """Curvature J^T J, right side J^T r and the sum of squared residuals r."""
    curvature = wp.mat22(0.0, 0.0, 0.0, 0.0)
    right_side = wp.vec2(0.0, 0.0)
    total = float(0.0)
    for k in range(times.shape[0]):
        jacobian = model_jacobian(parameters, times[k])
        residual = signal[curve, k] - model_value(parameters, times[k])
        curvature += wp.outer(jacobian, jacobian)
        right_side += jacobian * residual
        total += residual * residual
    return curvature, right_side, total


@wp.func
def damped_step(curvature: wp.mat22, right_side: wp.vec2, damping: float) -> wp.vec2:
    """Solves the damped normal equations by Cramer's rule."""
    a = curvature[0, 0] * (1.0 + damping)
    b = curvature[0, 1]
    d = curvature[1, 1] * (1.0 + damping)
    determinant = a * d - b * b
    if determinant <= SINGULAR:
        return wp.vec2(0.0, 0.0)
    return wp.vec2(d * right_side[0] - b * right_side[1], a * right_side[1] - b * right_side[0]) / determinant


@wp.kernel(enable_backward=False)
def fit_decay_levenberg_step(
    sample_times: wp.array(dtype=float),
    signal: wp.array2d(dtype=float),
    frozen: wp.array(dtype=wp.bool),
    max_rate: float,
    parameters: wp.array(dtype=wp.vec2),
    damping: wp.array(dtype=float),
    cost: wp.array(dtype=float),
    accepted: wp.array(dtype=int),
):
    """One Levenberg-Marquardt iteration per decay curve; launched until all curves are frozen.

    Args:
        sample_times: times of the samples, shared by all curves.
        signal: measured values, a row per curve.
        frozen: curves that have converged.
        max_rate: upper limit of the decay rate, what the sampling can resolve.
        parameters: amplitude and rate, updated where the step lowers the cost.
        damping: Marquardt's parameter, adapted by success.
        cost: sum of squared residuals after the iteration.
        accepted: whether the step was taken.
    """
    c = wp.tid()
    if frozen[c]:
        return

    now = parameters[c]
    curvature, right_side, before = normal_equations(now, sample_times, signal, c)
    trial = now + damped_step(curvature, right_side, damping[c])
    trial[1] = wp.clamp(trial[1], 0.0, max_rate)

    after = sum_of_squares(trial, sample_times, signal, c)
    if after < before:
        parameters[c] = trial
        damping[c] = wp.max(damping[c] / DAMPING_FACTOR, MIN_DAMPING)
        cost[c] = after
        accepted[c] = 1
    else:
        damping[c] = wp.min(damping[c] * DAMPING_FACTOR, MAX_DAMPING)
        cost[c] = before
        accepted[c] = 0
