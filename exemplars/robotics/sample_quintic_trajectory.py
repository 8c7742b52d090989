# idea: sampling of quintic joint trajectories
# brief: Evaluate position, velocity and acceleration of piecewise quintic joint trajectories at given times.
# description: Launch in two dimensions: `sample` and `joint`. The knots are at rising `knot_time`, with
#     `knot_position`, `knot_velocity`, `knot_acceleration` [knot, joint]. At or before the first knot and at or behind
#     the last the trajectory rests at that knot's position with velocity and acceleration zero. Inside, `find_segment`
#     searches by halving the last knot at or before `sample_time[sample]`, never the last knot itself. Knots closer
#     than `MIN_SPAN` are a step: position of the second one, at rest. Otherwise with u in 0..1 across the span h, the
#     quintic from the six end conditions: c0 = p0, c1 = v0 h, c2 = a0 h^2 / 2, and with d = p1 - p0 the coefficients c3
#     = 10 d - h (6 v0 + 4 v1) - h^2 (3 a0 - a1) / 2, c4 = -15 d + h (8 v0 + 7 v1) + h^2 (3 a0 - 2 a1) / 2, c5 = 6 d - 3
#     h (v0 + v1) - h^2 (a0 - a1) / 2. Writes `position`, `velocity` (divided by h) and `acceleration` (by h^2) at
#     [sample, joint].
# launch: n, 6
# inputs:
#     sample_time[n] = uniform(-1, 11)
#     knot_time[12] = sorted(0, 10)
#     knot_position[12, 6] = uniform(-1, 1)
#     knot_velocity[12, 6] = uniform(-1, 1)
#     knot_acceleration[12, 6] = uniform(-1, 1)
#     position[n, 6] = zero
#     velocity[n, 6] = zero
#     acceleration[n, 6] = zero
# fits:
#     batch_dimension
#     largest_output(velocity)
#     largest_output(acceleration)
#     count_output(velocity)
from typing import Any

import warp as wp

MIN_SPAN = wp.constant(0.05)


@wp.func
def find_segment(times: wp.array(dtype=Any), t: Any) -> int:
    """Index of the knot where the segment that holds t begins."""
    low = int(0)
    high = times.shape[0] - 1
    while high - low > 1:
        middle = (low + high) // 2
        if times[middle] <= t:
            low = middle
        else:
            high = middle
    return low


@wp.kernel
def sample_quintic_trajectory(
    sample_time: wp.array(dtype=float),
    knot_time: wp.array(dtype=float),
    knot_position: wp.array2d(dtype=float),
    knot_velocity: wp.array2d(dtype=float),
    knot_acceleration: wp.array2d(dtype=float),
    position: wp.array2d(dtype=float),
    velocity: wp.array2d(dtype=float),
    acceleration: wp.array2d(dtype=float),
):
    sample, joint = wp.tid()
    t = sample_time[sample]
    last = knot_time.shape[0] - 1

    # hold the end positions outside of the planned time
    if t <= knot_time[0] or t >= knot_time[last]:
        position[sample, joint] = knot_position[wp.where(t <= knot_time[0], 0, last), joint]
        velocity[sample, joint] = 0.0
        acceleration[sample, joint] = 0.0
        return

    k = find_segment(knot_time, t)
    h = knot_time[k + 1] - knot_time[k]
    if h < MIN_SPAN:
        position[sample, joint] = knot_position[k + 1, joint]
        velocity[sample, joint] = 0.0
        acceleration[sample, joint] = 0.0
        return

    p0 = knot_position[k, joint]
    d = knot_position[k + 1, joint] - p0
    v0 = knot_velocity[k, joint] * h
    v1 = knot_velocity[k + 1, joint] * h
    a0 = knot_acceleration[k, joint] * h * h
    a1 = knot_acceleration[k + 1, joint] * h * h

    c2 = 0.5 * a0
    c3 = 10.0 * d - (6.0 * v0 + 4.0 * v1) - 0.5 * (3.0 * a0 - a1)
    c4 = -15.0 * d + (8.0 * v0 + 7.0 * v1) + 0.5 * (3.0 * a0 - 2.0 * a1)
    c5 = 6.0 * d - 3.0 * (v0 + v1) - 0.5 * (a0 - a1)

    u = (t - knot_time[k]) / h
    position[sample, joint] = p0 + u * (v0 + u * (c2 + u * (c3 + u * (c4 + u * c5))))
    velocity[sample, joint] = (v0 + u * (2.0 * c2 + u * (3.0 * c3 + u * (4.0 * c4 + u * 5.0 * c5)))) / h
    acceleration[sample, joint] = (2.0 * c2 + u * (6.0 * c3 + u * (12.0 * c4 + u * 20.0 * c5))) / (h * h)
