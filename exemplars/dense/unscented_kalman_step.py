# idea: unscented Kalman filter
# brief: Advance the pose estimates of vehicles by an unscented Kalman filter with range and bearing to a landmark.
# description: One thread per vehicle `v`. The state (x, y, heading, speed) in `states[v]` has the covariance
#     `covariances[v]`. The sigma points are the state and, for each column of the factor of `SPREAD` times the
#     covariance (`cholesky`, with pivots not below `MIN_PIVOT`), the state plus and minus it; `sigma_point` numbers
#     them from 0 to 8. The weights are `CENTER_WEIGHT` for the first and `OUTER_WEIGHT` for the others. `motion_model`
#     drives a point by `controls[v]` (acceleration, turn rate) over `dt`: the position moves by `dt` times the old
#     speed along the heading of half the step, then heading and speed grow by `dt` times turn rate and acceleration.
#     Mean and covariance of the moved points, with `process_noise` added to the diagonal, are the prediction;
#     differences of headings are wrapped to within pi by `wrap_angle`, and the mean is the moved center plus the
#     weighted mean of the differences from it. Without a landmark (`observed[v]` negative) that is the result.
#     Otherwise new sigma points of the prediction go through `measurement_model`: range, at least `MIN_RANGE`, and
#     bearing, relative to the heading, to `landmarks[observed[v]]`; their mean (made likewise), covariance with the
#     variances `measurement_noise` and cross covariance with the state give the gain, cross covariance times the
#     inverse of the covariance. The innovation of `measurements[v]`, bearing wrapped, moves state and covariance,
#     unless its Mahalanobis distance squared exceeds `gate`. `innovations[v]` gets that squared distance, also of a
#     rejected measurement, or -1 without a landmark. The results are stored in `states[v]`, with the heading wrapped,
#     and `covariances[v]`, made symmetric.
# launch: n
# inputs:
#     controls[n] = uniform(-1, 1)
#     measurements[n] = uniform(0.1, 2)
#     observed[n] = index(-1, 16)
#     landmarks[16] = uniform(-3, 3)
#     dt = 0.1
#     process_noise = uniform(0.001, 0.01)
#     measurement_noise = uniform(0.05, 0.1)
#     gate = 30.0
#     states[n] = uniform(-1, 1)
#     covariances[n] = spd(0.02, 0.1)
#     innovations[n] = zero
# fits:
#     parameter_per_group(process_noise: platform)
#     parameter_per_group(measurement_noise, gate: sensor)
#     parameter_per_element(measurement_noise)
#     active_mask
#     indirect_thread
import warp as wp

SIZE = 4
POINTS = 2 * SIZE + 1
SPREAD = wp.constant(4.5)
CENTER_WEIGHT = wp.constant(1.0 / 9.0)
OUTER_WEIGHT = wp.constant(1.0 / 9.0)
MIN_PIVOT = wp.constant(1.0e-6)
MIN_RANGE = wp.constant(1.0e-3)

mat42 = wp.types.matrix(shape=(4, 2), dtype=wp.float32)


@wp.func
def wrap_angle(angle: float) -> float:
    return wp.atan2(wp.sin(angle), wp.cos(angle))


@wp.func
def cholesky(a: wp.mat44) -> wp.mat44:
    lower = wp.mat44()
    for j in range(SIZE):
        pivot = a[j, j]
        for k in range(j):
            pivot -= lower[j, k] * lower[j, k]
        # rounding may take the last bit of a small variance
        lower[j, j] = wp.sqrt(wp.max(pivot, MIN_PIVOT))
        for i in range(j + 1, SIZE):
            rest = a[i, j]
            for k in range(j):
                rest -= lower[i, k] * lower[j, k]
            lower[i, j] = rest / lower[j, j]
    return lower


@wp.func
def matrix_column(m: wp.mat44, j: int) -> wp.vec4:
    return wp.vec4(m[0, j], m[1, j], m[2, j], m[3, j])


@wp.func
def sigma_point(mean: wp.vec4, factor: wp.mat44, k: int) -> wp.vec4:
    if k == 0:
        return mean
    elif k <= SIZE:
        return mean + matrix_column(factor, k - 1)
    return mean - matrix_column(factor, k - 1 - SIZE)


@wp.func
def point_weight(k: int) -> float:
    if k == 0:
        return CENTER_WEIGHT
    return OUTER_WEIGHT


@wp.func
def motion_model(state: wp.vec4, control: wp.vec2, dt: float) -> wp.vec4:
    heading = state[2] + 0.5 * dt * control[1]  # the mean heading of the step
    return wp.vec4(
        state[0] + dt * state[3] * wp.cos(heading),
        state[1] + dt * state[3] * wp.sin(heading),
        state[2] + dt * control[1],
        state[3] + dt * control[0],
    )


@wp.func
def measurement_model(state: wp.vec4, landmark: wp.vec2) -> wp.vec2:
    offset = landmark - wp.vec2(state[0], state[1])
    return wp.vec2(wp.max(wp.length(offset), MIN_RANGE), wp.atan2(offset[1], offset[0]) - state[2])


@wp.func
def state_difference(a: wp.vec4, b: wp.vec4) -> wp.vec4:
    difference = a - b
    difference[2] = wrap_angle(difference[2])
    return difference


@wp.func
def measurement_difference(a: wp.vec2, b: wp.vec2) -> wp.vec2:
    return wp.vec2(a[0] - b[0], wrap_angle(a[1] - b[1]))


@wp.func
def predict(state: wp.vec4, covariance: wp.mat44, control: wp.vec2, dt: float, process_noise: wp.vec4):
    """Mean and covariance after the motion; angles are averaged as differences from the moved center."""
    factor = cholesky(covariance * SPREAD)
    center = motion_model(state, control, dt)
    shift = wp.vec4()
    for k in range(int(POINTS)):
        moved = motion_model(sigma_point(state, factor, k), control, dt)
        shift += state_difference(moved, center) * point_weight(k)
    mean = center + shift

    spread = wp.diag(process_noise)
    for k in range(int(POINTS)):
        moved = motion_model(sigma_point(state, factor, k), control, dt)
        difference = state_difference(moved, mean)
        spread += wp.outer(difference, difference) * point_weight(k)
    return mean, spread


@wp.func
def expected_measurement(mean: wp.vec4, factor: wp.mat44, landmark: wp.vec2) -> wp.vec2:
    center = measurement_model(mean, landmark)
    shift = wp.vec2()
    for k in range(int(POINTS)):
        seen = measurement_model(sigma_point(mean, factor, k), landmark)
        shift += measurement_difference(seen, center) * point_weight(k)
    return center + shift


@wp.kernel(enable_backward=False)
def unscented_kalman_step(
    controls: wp.array(dtype=wp.vec2),
    measurements: wp.array(dtype=wp.vec2),
    observed: wp.array(dtype=int),
    landmarks: wp.array(dtype=wp.vec2),
    dt: float,
    process_noise: wp.vec4,
    measurement_noise: wp.vec2,
    gate: float,
    states: wp.array(dtype=wp.vec4),
    covariances: wp.array(dtype=wp.mat44),
    innovations: wp.array(dtype=float),
):
    """Predict and correct one vehicle per thread.

    Args:
        controls: Acceleration and turn rate by vehicle.
        measurements: Range and bearing of the landmark.
        observed: Landmark that was seen, or -1.
        landmarks: Positions of the landmarks.
        dt: Time since the last step.
        process_noise: Variances added by the motion.
        measurement_noise: Variances of range and bearing.
        gate: Largest accepted Mahalanobis distance squared.
        states: x, y, heading and speed, updated.
        covariances: Covariances of the states, updated.
        innovations: Mahalanobis distance squared of the measurement, or -1.
    """
    v = wp.tid()
    mean, spread = predict(states[v], covariances[v], controls[v], dt, process_noise)

    distance = float(-1.0)
    if observed[v] >= 0:
        landmark = landmarks[observed[v]]
        factor = cholesky(spread * SPREAD)
        expected = expected_measurement(mean, factor, landmark)
        innovation_spread = wp.diag(measurement_noise)
        cross = mat42()
        for k in range(int(POINTS)):
            point = sigma_point(mean, factor, k)
            seen = measurement_difference(measurement_model(point, landmark), expected)
            innovation_spread += wp.outer(seen, seen) * point_weight(k)
            cross += wp.outer(state_difference(point, mean), seen) * point_weight(k)

        inverse = wp.inverse(innovation_spread)
        surprise = measurement_difference(measurements[v], expected)
        distance = wp.dot(surprise, inverse * surprise)
        if distance <= gate:
            gain = cross * inverse
            mean = mean + gain * surprise
            spread = spread - gain * innovation_spread * wp.transpose(gain)

    mean[2] = wrap_angle(mean[2])
    states[v] = mean
    covariances[v] = (spread + wp.transpose(spread)) * 0.5
    innovations[v] = distance
