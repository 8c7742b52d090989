# idea: quintic point-to-point moves of machine axes
# brief: Sample the quintic polynomials that lead machine axes from one state to another in a given time.
# description: Axis `axis` moves during `duration[axis]` seconds from position, velocity and acceleration `start_position`,
#     `start_velocity`, `start_acceleration` to `end_position`, `end_velocity`, `end_acceleration`. With the duration T, the
#     scaled states v = velocity T and a = acceleration T^2 / 2, and the distance that is left when the start state runs on,
#     d = end - start - v0 - a0, the missing velocity dv = v1 - v0 - 2 a0 and acceleration da = a1 - a0, the coefficients of
#     the third to fifth power of the scaled time s are 10 d - 4 dv + da, -15 d + 7 dv - 2 da and 6 d - 3 dv + da. Sample
#     `sample` is at s = `phase[sample]` (0 to 1): `position`, `velocity`, `acceleration` and `jerk`, at (axis, sample), are the
#     polynomial start + v0 s + a0 s^2 + c3 s^3 + c4 s^4 + c5 s^5 and its derivatives by time.
# launch: n, 8
# inputs:
#     start_position[n] = uniform(-1, 1)
#     start_velocity[n] = uniform(-0.5, 0.5)
#     start_acceleration[n] = uniform(-1, 1)
#     end_position[n] = uniform(-1, 1)
#     end_velocity[n] = uniform(-0.5, 0.5)
#     end_acceleration[n] = uniform(-1, 1)
#     duration[n] = uniform(0.5, 4)
#     phase[8] = uniform(0, 1)
#     position[n, 8] = zero
#     velocity[n, 8] = zero
#     acceleration[n, 8] = zero
#     jerk[n, 8] = zero
import warp as wp


@wp.kernel
def sample_quintic_moves(
    start_position: wp.array(dtype=float),
    start_velocity: wp.array(dtype=float),
    start_acceleration: wp.array(dtype=float),
    end_position: wp.array(dtype=float),
    end_velocity: wp.array(dtype=float),
    end_acceleration: wp.array(dtype=float),
    duration: wp.array(dtype=float),
    phase: wp.array(dtype=float),
    position: wp.array2d(dtype=float),
    velocity: wp.array2d(dtype=float),
    acceleration: wp.array2d(dtype=float),
    jerk: wp.array2d(dtype=float),
):
    """Position, velocity and acceleration are met at both ends, so that drives see no step in force."""
    axis, sample = wp.tid()
    time = duration[axis]
    s = phase[sample]

    # in scaled time all coefficients are lengths, of about one size however long the move takes
    v0 = start_velocity[axis] * time
    v1 = end_velocity[axis] * time
    a0 = 0.5 * start_acceleration[axis] * time * time
    a1 = 0.5 * end_acceleration[axis] * time * time

    distance = end_position[axis] - start_position[axis] - v0 - a0
    missing_v = v1 - v0 - 2.0 * a0
    missing_a = a1 - a0
    c3 = 10.0 * distance - 4.0 * missing_v + missing_a
    c4 = -15.0 * distance + 7.0 * missing_v - 2.0 * missing_a
    c5 = 6.0 * distance - 3.0 * missing_v + missing_a

    position[axis, sample] = start_position[axis] + s * (v0 + s * (a0 + s * (c3 + s * (c4 + s * c5))))
    rate = v0 + s * (2.0 * a0 + s * (3.0 * c3 + s * (4.0 * c4 + s * 5.0 * c5)))
    velocity[axis, sample] = rate / time
    acceleration[axis, sample] = (2.0 * a0 + s * (6.0 * c3 + s * (12.0 * c4 + s * 20.0 * c5))) / (time * time)
    jerk[axis, sample] = (6.0 * c3 + s * (24.0 * c4 + s * 60.0 * c5)) / (time * time * time)
