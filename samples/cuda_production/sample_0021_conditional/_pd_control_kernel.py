import warp as wp


@wp.func
def _available_torque(
        wanted: wp.float64, spd: wp.float64, stall_torque: wp.float64,
        no_load_spd: wp.float64) -> wp.float64:
    """Largest torque in the direction of the wanted one; back-EMF eats it up only when driving, not when braking."""
    driving = wp.sign(wanted) * spd
    if driving <= wp.float64(0.0):
        return stall_torque
    return (
        stall_torque
        * wp.max(wp.float64(1.0) - driving / no_load_spd, wp.float64(0.0))
    )


@wp.kernel
def _pd_control_kernel(
        enabled: wp.array2d(dtype=wp.uint8), target_pos: wp.array2d(dtype=wp.float64),
        target_vel: wp.array2d(dtype=wp.float64),
        feedforward: wp.array(dtype=wp.float64), pos: wp.array2d(dtype=wp.float64),
        vel: wp.array2d(dtype=wp.float64), kp: wp.array(dtype=wp.float64),
        kd: wp.array(dtype=wp.float64), stall_torque: wp.array(dtype=wp.float64),
        no_load_spd: wp.array(dtype=wp.float64),
        out_torque: wp.array2d(dtype=wp.float64),
        out_saturated: wp.array2d(dtype=wp.int32), feedforward_stride: int, cnt: int):
    """Compute joint torques of a PD controller with feedforward, limited by the
    torque-speed curve of the motors.

    Launch in two dimensions: `i` and `j`. The torque is `kp[j]` times (`target_pos` -
    `pos`) plus `kd[j]` times (`target_vel` - `vel`) plus `feedforward`. The motor gives
    `stall_torque[j]` at rest and less with speed in the direction of the torque,
    falling in a straight line to 0 at `no_load_spd[j]`; against the motion it can brake
    with full stall torque. `_available_torque` computes that limit. A joint with
    `enabled[i, j]` 0 gets torque 0. Writes `out_torque` and, into `out_saturated`, 1
    where the limit cut, else 0. `feedforward` has two of its axes in the other order:
    what is called `feedforward[i, j]` here is `feedforward[j, i]`. All floating-point
    numbers are of double precision (float64). `enabled` holds integers of type uint8,
    which are converted to int32. `vel` has two of its axes in the other order: what is
    called `vel[i, j]` here is `vel[j, i]`. `out_saturated` has two of its axes in the
    other order: what is called `out_saturated[i, j]` here is `out_saturated[j, i]`.
    `out_torque` has two of its axes in the other order: what is called `out_torque[i,
    j]` here is `out_torque[j, i]`. `feedforward` is flat, one row of
    `feedforward_stride` elements behind the other: what is called `feedforward[j, i]`
    here is `feedforward[j * feedforward_stride + i]`. Threads with `i` not below `cnt`
    do nothing.
    """
    i, j = wp.tid()
    if i >= cnt:
        return
    if int(enabled[i, j]) == 0:
        out_torque[j, i] = wp.float64(0.0)
        out_saturated[j, i] = 0
        return

    wanted = feedforward[j * feedforward_stride + i]
    wanted += kp[j] * (target_pos[i, j] - pos[i, j])
    wanted += kd[j] * (target_vel[i, j] - vel[j, i])
    lim = _available_torque(wanted, vel[j, i], stall_torque[j], no_load_spd[j])
    out_torque[j, i] = wp.clamp(wanted, -lim, lim)
    out_saturated[j, i] = wp.where(wp.abs(wanted) > lim, 1, 0)
