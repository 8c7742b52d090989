import warp as wp


@wp.func
def _calc_available_torque(wanted: wp.float64, spd: wp.float64, stall_torque: wp.float64, no_load_spd: wp.float64) -> wp.float64:
    """Largest torque in the direction of the wanted one; back-EMF eats it up only when driving, not when braking."""
    driving = wp.sign(wanted) * spd
    if driving <= wp.float64(0.0):
        return stall_torque
    return stall_torque * wp.max(wp.float64(1.0) - driving / no_load_spd, wp.float64(0.0))


@wp.kernel
def _calc_pd_control(
    enabled_in: wp.array2d[int],
    target_pos_in: wp.array3d[wp.float64],
    target_velocity_in: wp.array3d[wp.float64],
    feedforward_in: wp.array3d[wp.float64],
    pos_in: wp.array3d[wp.float64],
    velocity_in: wp.array3d[wp.float64],
    kp_in: wp.array2d[wp.float64],
    kd_in: wp.array2d[wp.float64],
    stall_torque_in: wp.array2d[wp.float64],
    no_load_spd_in: wp.array2d[wp.float64],
    torque_out: wp.array3d[wp.float64],
    saturated_out: wp.array3d[int],
    cnt: int,
):
    """Compute joint torques of a PD controller with feedforward, limited by the
    torque-speed curve of the motors.

    Launch in two dimensions: `robot` and `joint`. The torque is `kp_in[joint]` times
    (`target_pos_in` - `pos_in`) plus `kd_in[joint]` times (`target_velocity_in` -
    `velocity_in`) plus `feedforward_in`. The motor gives `stall_torque_in[joint]` at
    rest and less with speed in the direction of the torque, falling in a straight line
    to 0 at `no_load_spd_in[joint]`; against the motion it can brake with full stall
    torque. `_calc_available_torque` computes that limit. A joint with
    `enabled_in[robot, joint]` 0 gets torque 0. Writes `torque_out` and, into
    `saturated_out`, 1 where the limit cut, else 0. All floating-point numbers are of
    double precision (float64). The launch has one more dimension in front, `env`: all
    of this is done for each of several independent copies, and `target_pos_in`,
    `target_velocity_in`, `feedforward_in`, `pos_in`, `velocity_in`, `kp_in`, `kd_in`,
    `stall_torque_in`, `no_load_spd_in`, `torque_out` and `saturated_out` have `env` as
    first index, in front of those named above. Threads with `env` not below `cnt` do
    nothing.
    """
    env, robot, joint = wp.tid()
    if env >= cnt:
        return
    if enabled_in[robot, joint] == 0:
        torque_out[env, robot, joint] = wp.float64(0.0)
        saturated_out[env, robot, joint] = 0
        return

    wanted = feedforward_in[env, robot, joint]
    wanted = wanted + kp_in[env, joint] * (target_pos_in[env, robot, joint] - pos_in[env, robot, joint])
    wanted = wanted + kd_in[env, joint] * (target_velocity_in[env, robot, joint] - velocity_in[env, robot, joint])
    lim = _calc_available_torque(
        wanted, velocity_in[env, robot, joint], stall_torque_in[env, joint], no_load_spd_in[env, joint]
    )
    torque_out[env, robot, joint] = wp.min(wp.max(wanted, -lim), lim)
    saturated_out[env, robot, joint] = wp.where(wp.abs(wanted) > lim, 1, 0)
