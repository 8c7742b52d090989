import warp as wp


@wp.func
def _available_torque(
    wanted: float,
    speed: float,
    stall_torque: float,
    no_load_speed: float,
) -> float:
    driving = wp.sign(wanted) * speed
    if driving <= 0.0:
        return stall_torque
    return stall_torque * wp.max(1.0 - driving / no_load_speed, 0.0)


@wp.kernel
def _joint_pd_control_torques_kernel(
    enabled_in: wp.array2d[wp.int64],
    target_position_in: wp.array2d[float],
    target_velocity_in: wp.array2d[float],
    feedforward_in: wp.array2d[float],
    position_in: wp.array2d[float],
    velocity_in: wp.array2d[float],
    kp_in: wp.array[wp.float64],
    kd_in: wp.array[float],
    stall_torque_in: wp.array[float],
    no_load_speed_in: wp.array[float],
    torque_out: wp.array2d[float],
    saturated_out: wp.array2d[int],
):
    robot, joint = wp.tid()
    if int(enabled_in[robot, joint]) == 0:
        torque_out[robot, joint] = 0.0
        saturated_out[robot, joint] = 0
        return

    wanted = feedforward_in[robot, joint]
    wanted += float(kp_in[joint]) * (target_position_in[robot, joint] - position_in[robot, joint])
    wanted += kd_in[joint] * (target_velocity_in[robot, joint] - velocity_in[robot, joint])
    limit = _available_torque(
        wanted, velocity_in[robot, joint], stall_torque_in[joint], no_load_speed_in[joint]
    )
    torque_out[robot, joint] = wp.clamp(wanted, -limit, limit)
    saturated_out[robot, joint] = wp.where(limit < wp.abs(wanted), 1, 0)
