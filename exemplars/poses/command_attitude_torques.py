# idea: attitude control of spacecraft by quaternion feedback
# brief: Compute the torque that turns every spacecraft towards its target attitude.
# description: Craft `craft` has the attitude `attitude[craft]`, body rates `rate[craft]` and principal moments of inertia
#     `inertia[craft]`. The error is the inverse of `target[craft]` times the attitude; if its real part is negative it is
#     negated, so that the short way is taken. The wanted torque is minus `stiffness` times twice the imaginary part of the
#     error minus `damping` times the rate, each component times the moment of inertia, plus the gyroscopic torque rate x
#     (inertia rate). If its length exceeds `max_torque[craft]` it is scaled down to that length. `torque[craft]` gets the
#     torque, `pointing_error[craft]` the angle of the error, 2 acos of its real part held at 1 at most.
# launch: n
# inputs:
#     attitude[n] = unit
#     target[n] = unit
#     rate[n] = uniform(-0.2, 0.2)
#     inertia[n] = uniform(5, 20)
#     max_torque[n] = uniform(1, 3)
#     stiffness = uniform(0.05, 0.2)
#     damping = uniform(0.3, 0.8)
#     torque[n] = zero
#     pointing_error[n] = zero
import warp as wp


@wp.kernel
def command_attitude_torques(
    attitude: wp.array(dtype=wp.quat),
    target: wp.array(dtype=wp.quat),
    rate: wp.array(dtype=wp.vec3),
    inertia: wp.array(dtype=wp.vec3),
    max_torque: wp.array(dtype=float),
    stiffness: float,
    damping: float,
    torque: wp.array(dtype=wp.vec3),
    pointing_error: wp.array(dtype=float),
):
    craft = wp.tid()
    error = wp.quat_inverse(target[craft]) * attitude[craft]
    if error[3] < 0.0:  # q and -q are one attitude: unwinding would turn the long way
        error = -error
    pointing_error[craft] = 2.0 * wp.acos(wp.min(error[3], 0.9999))

    omega = rate[craft]
    moments = inertia[craft]
    axis = wp.vec3(error[0], error[1], error[2])
    wanted = wp.cw_mul(moments, axis * (-2.0 * stiffness) - omega * damping)
    wanted = wanted + wp.cross(omega, wp.cw_mul(moments, omega))

    size = wp.length(wanted)
    if size > max_torque[craft]:  # the direction is kept: saturated wheels would turn about another axis
        wanted = wanted * (max_torque[craft] / size)
    torque[craft] = wanted
