# idea: PD control of joints with motor limits
# brief: Compute joint torques of a PD controller with feedforward, limited by the torque-speed curve of the motors.
# description: Launch in two dimensions: `robot` and `joint`. The torque is `kp[joint]` times (`target_position` -
#     `position`) plus `kd[joint]` times (`target_velocity` - `velocity`) plus `feedforward`. The motor gives
#     `stall_torque[joint]` at rest and less with speed in the direction of the torque, falling in a straight line to 0 at
#     `no_load_speed[joint]`; against the motion it can brake with full stall torque. `available_torque` computes that limit.
#     A joint with `enabled[robot, joint]` 0 gets torque 0. Writes `torque` and, into `saturated`, 1 where the limit cut,
#     else 0.
# launch: n, 8
# inputs:
#     enabled[n, 8] = index(0, 4)
#     target_position[n, 8] = uniform(-1, 1)
#     target_velocity[n, 8] = uniform(-1, 1)
#     feedforward[n, 8] = uniform(-2, 2)
#     position[n, 8] = uniform(-1, 1)
#     velocity[n, 8] = uniform(-6, 6)
#     kp[8] = uniform(10, 30)
#     kd[8] = uniform(0.5, 2)
#     stall_torque[8] = uniform(10, 30)
#     no_load_speed[8] = uniform(5, 8)
#     torque[n, 8] = zero
#     saturated[n, 8] = zero
# fits:
#     squares_output(torque)
#     largest_output(torque)
#     total_output(saturated)
import warp as wp


@wp.func
def available_torque(wanted: float, speed: float, stall_torque: float, no_load_speed: float) -> float:
    """Largest torque in the direction of the wanted one; back-EMF eats it up only when driving, not when braking."""
    driving = wp.sign(wanted) * speed
    if driving <= 0.0:
        return stall_torque
    return stall_torque * wp.max(1.0 - driving / no_load_speed, 0.0)


@wp.kernel
def joint_pd_control_torques(
    enabled: wp.array2d(dtype=wp.int32),
    target_position: wp.array2d(dtype=wp.float32),
    target_velocity: wp.array2d(dtype=wp.float32),
    feedforward: wp.array2d(dtype=wp.float32),
    position: wp.array2d(dtype=wp.float32),
    velocity: wp.array2d(dtype=wp.float32),
    kp: wp.array(dtype=wp.float32),
    kd: wp.array(dtype=wp.float32),
    stall_torque: wp.array(dtype=wp.float32),
    no_load_speed: wp.array(dtype=wp.float32),
    torque: wp.array2d(dtype=wp.float32),
    saturated: wp.array2d(dtype=wp.int32),
):
    robot, joint = wp.tid()
    if enabled[robot, joint] == 0:
        torque[robot, joint] = 0.0
        saturated[robot, joint] = 0
        return

    wanted = feedforward[robot, joint]
    wanted += kp[joint] * (target_position[robot, joint] - position[robot, joint])
    wanted += kd[joint] * (target_velocity[robot, joint] - velocity[robot, joint])
    limit = available_torque(wanted, velocity[robot, joint], stall_torque[joint], no_load_speed[joint])
    torque[robot, joint] = wp.clamp(wanted, -limit, limit)
    saturated[robot, joint] = wp.where(wp.abs(wanted) > limit, 1, 0)
