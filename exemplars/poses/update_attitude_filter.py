# idea: complementary attitude filter
# brief: Update the orientation of inertial sensors from gyroscope, accelerometer and magnetometer readings.
# description: For every sensor, first update the bias, remove it from `gyro[sensor]` and add `gain` times a correction,
#     then integrate `orientation[sensor]` (sensor to world, z up) over `dt` by the exact rotation vector in
#     `integrate_rotation` (first order for angles below `SMALL_ANGLE`), and normalise. The correction is the sum of two
#     cross products in the sensor's frame: of the measured and the predicted up direction, if the length of
#     `accelerometer[sensor]` differs from `GRAVITY` by at most `max_disturbance`, and, if `use_magnetometer` is not 0
#     and its horizontal field is longer than `MIN_FIELD`, of the measured and predicted north: the measured field of
#     `magnetometer[sensor]` without its vertical part, and north, world x, turned into the frame of the sensor. The
#     bias `gyro_bias[sensor]` moves against the correction by `bias_gain` * `dt`. `orientation` and `gyro_bias` are
#     updated in place; `disturbed[sensor]` is 1 where the accelerometer was not used, else 0.
# launch: n
# inputs:
#     gyro[n] = uniform(-2, 2)
#     accelerometer[n] = uniform(-8, 8)
#     magnetometer[n] = uniform(-1, 1)
#     use_magnetometer = index(0, 2)
#     dt = uniform(0.005, 0.02)
#     gain = uniform(0.5, 2)
#     bias_gain = uniform(0.01, 0.1)
#     max_disturbance = uniform(2, 3)
#     orientation[n] = unit
#     gyro_bias[n] = uniform(-0.1, 0.1)
#     disturbed[n] = zero
# fits:
#     parameter_per_element(gain, bias_gain)
#     parameter_per_group(gain, bias_gain, max_disturbance: sensor_model)
#     active_mask
#     indirect_thread
#     total_output(disturbed)
import warp as wp

GRAVITY = wp.constant(9.81)
MIN_FIELD = wp.constant(1.0e-3)
SMALL_ANGLE = wp.constant(1.0e-4)


@wp.func
def integrate_rotation(q: wp.quat, rate: wp.vec3, dt: float) -> wp.quat:
    """Turns q by a rate that is constant in the rotating frame."""
    angle = wp.length(rate) * dt
    if angle < SMALL_ANGLE:
        half = rate * (0.5 * dt)
        return wp.normalize(q * wp.quat(half[0], half[1], half[2], 1.0))
    return wp.normalize(q * wp.quat_from_axis_angle(wp.normalize(rate), angle))


@wp.kernel
def update_attitude_filter(
    gyro: wp.array(dtype=wp.vec3),
    accelerometer: wp.array(dtype=wp.vec3),
    magnetometer: wp.array(dtype=wp.vec3),
    use_magnetometer: int,
    dt: float,
    gain: float,
    bias_gain: float,
    max_disturbance: float,
    orientation: wp.array(dtype=wp.quat),
    gyro_bias: wp.array(dtype=wp.vec3),
    disturbed: wp.array(dtype=int),
):
    """
    One step of Mahony's filter.

    Args:
        gyro: angular rate in rad/s
        accelerometer: specific force in m/s^2, at rest it points up
        magnetometer: field, in any unit
        use_magnetometer: 0 to let the heading drift
        dt: time since the last step
        gain: how fast the reference directions pull
        bias_gain: how fast the bias is learned
        max_disturbance: largest deviation from gravity that still counts as rest
        orientation: sensor to world, updated
        gyro_bias: estimated bias, updated
        disturbed: 1 if the accelerometer was not trusted
    """
    sensor = wp.tid()
    q = orientation[sensor]
    up = wp.quat_rotate_inv(q, wp.vec3(0.0, 0.0, 1.0))

    correction = wp.vec3()
    force = accelerometer[sensor]
    magnitude = wp.length(force)
    if wp.abs(magnitude - GRAVITY) <= max_disturbance:
        correction += wp.cross(force / magnitude, up)
        disturbed[sensor] = 0
    else:
        disturbed[sensor] = 1

    if use_magnetometer != 0:
        # only the horizontal part: iron nearby must not tilt the horizon
        field = magnetometer[sensor]
        horizontal = field - up * wp.dot(field, up)
        strength = wp.length(horizontal)
        if strength > MIN_FIELD:
            north = wp.quat_rotate_inv(q, wp.vec3(1.0, 0.0, 0.0))
            correction += wp.cross(horizontal / strength, north)

    bias = gyro_bias[sensor] - correction * (bias_gain * dt)
    gyro_bias[sensor] = bias
    rate = gyro[sensor] - bias + correction * gain
    orientation[sensor] = integrate_rotation(q, rate, dt)
