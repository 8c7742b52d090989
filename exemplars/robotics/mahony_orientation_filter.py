# idea: Mahony filter for inertial sensors
# brief: Update orientation and gyro bias of many inertial sensors from one gyroscope and accelerometer sample each.
# description: One thread per sensor `s`. The correction is zero unless the length of `accel[s]` differs from `gravity`
#     by less than `accel_gate`; then it is measured unit acceleration x expected up direction, which is the world z
#     axis in the sensor frame by the inverse of `orientation[s]`. The bias `bias[s]` is reduced by `ki` times
#     correction times `dt` and each component held within plus and minus `max_bias`. The rate is `gyro[s]` minus this
#     new bias plus `kp` times the correction. `integrate_rate` turns the orientation by the rate over `dt` in the
#     sensor frame: orientation times the quaternion (sin(angle / 2) axis, cos(angle / 2)), first order below
#     `SMALL_ANGLE`, and normalised. `orientation` and `bias` are updated in place; `tilt_error[s]` is the length of the
#     correction.
# launch: n
# inputs:
#     gyro[n] = uniform(-2, 2)
#     accel[n] = uniform(-10, 10)
#     gravity = 9.81
#     accel_gate = uniform(2, 3)
#     kp = uniform(0.5, 2)
#     ki = uniform(0.05, 0.2)
#     max_bias = 0.1
#     dt = 0.005
#     orientation[n] = unit
#     bias[n] = uniform(-0.1, 0.1)
#     tilt_error[n] = zero
# fits:
#     parameter_per_element(kp, ki, max_bias)
#     parameter_per_group(kp, ki, accel_gate, max_bias: sensor_model)
#     active_mask
#     indirect_thread
#     largest_output(tilt_error)
#     count_output(tilt_error)
#     flag_output(tilt_error)
import warp as wp

SMALL_ANGLE = wp.constant(1.0e-4)


@wp.func
def integrate_rate(orientation: wp.quat, rate: wp.vec3, dt: float) -> wp.quat:
    angle = wp.length(rate) * dt
    half = rate * (0.5 * dt)
    delta = wp.quat(half[0], half[1], half[2], 1.0)
    if angle > SMALL_ANGLE:
        scaled = half * (wp.sin(0.5 * angle) / (0.5 * angle))
        delta = wp.quat(scaled[0], scaled[1], scaled[2], wp.cos(0.5 * angle))
    return wp.normalize(orientation * delta)


@wp.kernel
def mahony_orientation_filter(
    gyro: wp.array(dtype=wp.vec3),
    accel: wp.array(dtype=wp.vec3),
    gravity: float,
    accel_gate: float,
    kp: float,
    ki: float,
    max_bias: float,
    dt: float,
    orientation: wp.array(dtype=wp.quat),
    bias: wp.array(dtype=wp.vec3),
    tilt_error: wp.array(dtype=float),
):
    """Complementary filter: the accelerometer corrects roll and pitch, yaw is free to drift."""
    s = wp.tid()
    q = orientation[s]

    correction = wp.vec3(0.0)
    magnitude = wp.length(accel[s])
    if wp.abs(magnitude - gravity) < accel_gate:  # otherwise the sensor accelerates and up is unknown
        up = wp.quat_rotate_inv(q, wp.vec3(0.0, 0.0, 1.0))
        correction = wp.cross(accel[s] / magnitude, up)
    tilt_error[s] = wp.length(correction)

    drift = bias[s] - correction * (ki * dt)
    limit = wp.vec3(max_bias)
    drift = wp.min(wp.max(drift, -limit), limit)
    bias[s] = drift
    orientation[s] = integrate_rate(q, gyro[s] - drift + correction * kp, dt)
