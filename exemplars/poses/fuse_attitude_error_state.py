# idea: error-state Kalman filter for attitude
# brief: Predict and correct the attitude, the gyroscope bias and their covariance of many inertial units with one sample each.
# description: Unit i has the state `attitude[i]` (body to world, z up), `bias[i]`, and the covariance of the attitude
#     error (in the body) and the bias as a `Covariance` of three 3x3 blocks: `angle`, `cross` (angle by bias) and
#     `drift`. Prediction: turn the attitude by the rate, `gyro[i]` less bias, over `dt` (`turn`, by the rotation
#     vector, first order below `SMALL_ANGLE`), and in `predict_covariance`, with F = I - dt [rate]x, angle' = F angle
#     F^T - dt (F cross + cross^T F^T) + dt^2 drift + `gyro_noise` dt I, cross' = F cross - dt drift, drift' = drift +
#     `drift_noise` dt I. Correction, if `valid[i]` is not 0 and the length of `accelerometer[i]` is within `gate` of
#     `GRAVITY`: the residual is the measured up direction less that of the attitude, its Jacobian with respect to the
#     angle the matrix [up]x, and the innovation covariance J angle J^T + `direction_noise` I. `correct` computes the
#     gains of angle and bias (angle and cross^T, each times J^T times the inverse of the innovation covariance) and
#     lowers the blocks by gain times J times covariance; the attitude is turned by the first gain times the residual,
#     and the second times the residual is added to the bias. Angle is made symmetric (`symmetrize`) after the
#     prediction, angle and drift after the correction. Attitude, bias and `covariance` are updated in place;
#     `innovation[i]` is the squared residual weighted by the inverse of its covariance, and -1 where nothing was
#     corrected.
# launch: n
# inputs:
#     gyro[n] = uniform(-2, 2)
#     accelerometer[n] = uniform(-8, 8)
#     valid[n] = index(0, 3)
#     dt = uniform(0.005, 0.02)
#     gyro_noise = uniform(0.001, 0.01)
#     drift_noise = uniform(0.00001, 0.0001)
#     direction_noise = uniform(0.01, 0.1)
#     gate = uniform(2, 3)
#     attitude[n] = unit
#     bias[n] = uniform(-0.1, 0.1)
#     covariance.angle[n] = spd(0.1, 0.5)
#     covariance.cross[n] = uniform(-0.01, 0.01)
#     covariance.drift[n] = spd(0.1, 0.5)
#     innovation[n] = zero
# fits:
#     parameter_per_element(gyro_noise, direction_noise)
#     parameter_per_group(gyro_noise, drift_noise, direction_noise, gate: sensor_model)
#     active_mask
#     indirect_thread
import warp as wp

GRAVITY = wp.constant(9.81)
SMALL_ANGLE = wp.constant(1.0e-6)


@wp.struct
class Covariance:
    angle: wp.mat33
    cross: wp.mat33
    drift: wp.mat33


@wp.func
def identity() -> wp.mat33:
    return wp.identity(n=3, dtype=float)


@wp.func
def symmetrize(m: wp.mat33) -> wp.mat33:
    """Rounding errors grow if they are not removed."""
    return (m + wp.transpose(m)) * 0.5


@wp.func
def turn(q: wp.quat, rotation_vector: wp.vec3) -> wp.quat:
    """Rotates q by a vector in the body's frame."""
    angle = wp.length(rotation_vector)
    if angle < SMALL_ANGLE:
        half = rotation_vector * 0.5
        return wp.normalize(q * wp.quat(half[0], half[1], half[2], 1.0))
    return wp.normalize(q * wp.quat_from_axis_angle(rotation_vector / angle, angle))


@wp.func
def predict_covariance(p: Covariance, rate: wp.vec3, dt: float, gyro_noise: float, drift_noise: float) -> Covariance:
    transition = identity() - wp.skew(rate) * dt
    moved = transition * p.cross
    result = Covariance()
    result.angle = (
        transition * p.angle * wp.transpose(transition)
        - (moved + wp.transpose(moved)) * dt
        + p.drift * (dt * dt)
        + identity() * (gyro_noise * dt)
    )
    result.cross = moved - p.drift * dt
    result.drift = p.drift + identity() * (drift_noise * dt)
    return result


@wp.func
def innovation_inverse(p: Covariance, jacobian: wp.mat33, direction_noise: float) -> wp.mat33:
    # the noise keeps the matrix regular: heading cannot be seen in the up direction
    return wp.inverse(jacobian * p.angle * wp.transpose(jacobian) + identity() * direction_noise)


@wp.func
def correct(p: Covariance, jacobian: wp.mat33, inverse: wp.mat33, residual: wp.vec3):
    """Corrections of attitude and bias, and the covariance after them."""
    weighted = wp.transpose(jacobian) * inverse
    gain_angle = p.angle * weighted
    gain_drift = wp.transpose(p.cross) * weighted

    result = Covariance()
    result.angle = symmetrize(p.angle - gain_angle * jacobian * p.angle)
    result.cross = p.cross - gain_angle * jacobian * p.cross
    result.drift = symmetrize(p.drift - gain_drift * jacobian * p.cross)
    return gain_angle * residual, gain_drift * residual, result


@wp.kernel(enable_backward=False)
def fuse_attitude_error_state(
    gyro: wp.array(dtype=wp.vec3),
    accelerometer: wp.array(dtype=wp.vec3),
    valid: wp.array(dtype=int),
    dt: float,
    gyro_noise: float,
    drift_noise: float,
    direction_noise: float,
    gate: float,
    attitude: wp.array(dtype=wp.quat),
    bias: wp.array(dtype=wp.vec3),
    covariance: wp.array(dtype=Covariance),
    innovation: wp.array(dtype=float),
):
    """Multiplicative extended Kalman filter, one step. Launch: one thread per unit."""
    i = wp.tid()
    rate = gyro[i] - bias[i]
    q = turn(attitude[i], rate * dt)
    p = predict_covariance(covariance[i], rate, dt, gyro_noise, drift_noise)
    p.angle = symmetrize(p.angle)

    force = accelerometer[i]
    magnitude = wp.length(force)
    if valid[i] == 0 or wp.abs(magnitude - GRAVITY) > gate:
        attitude[i] = q
        covariance[i] = p
        innovation[i] = -1.0
        return

    up = wp.quat_rotate_inv(q, wp.vec3(0.0, 0.0, 1.0))
    residual = force / magnitude - up
    jacobian = wp.skew(up)
    inverse = innovation_inverse(p, jacobian, direction_noise)
    angle_step, bias_step, corrected = correct(p, jacobian, inverse, residual)

    attitude[i] = turn(q, angle_step)
    bias[i] = bias[i] + bias_step
    covariance[i] = corrected
    innovation[i] = wp.dot(residual, inverse * residual)
