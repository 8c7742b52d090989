# idea: streamlines with adaptive steps
# brief: Trace streamlines from seed points through a gridded velocity field with an adaptive Runge-Kutta method until something ends them.
# description: Thread `line` starts at `seeds[line]`, in units of cells, and integrates the nodal `velocity`,
#     interpolated bilinearly by `sample_velocity` (cell indexes and the position in the cell clamped), with the method
#     of Bogacki and Shampine, third order with a second-order error estimate. The first step is the mean of `MIN_STEP`
#     and `MAX_STEP`, and at most `MAX_STEPS` trial steps are made. Before each, the line ends with the reason
#     `LEFT_DOMAIN` outside of the grid of nodes (`inside`, its border counts as in), `HIT_SOLID` in a cell where
#     `solid` is at least `solid_threshold`, `STAGNANT` where the speed is below `MIN_SPEED`, and `TOO_LONG` where its
#     length has reached `max_length`; a line that meets none of them ends as `OUT_OF_STEPS`. A step whose error is
#     above `tolerance` is made again with a smaller one, but one of `MIN_STEP` is always accepted. After every trial
#     `resize` multiplies the time step by 0.9 times the cube root of tolerance over error (at least `TINY`), the factor
#     between `MIN_SHRINK` and `MAX_GROWTH`, within `[MIN_STEP, MAX_STEP]`. Accepted steps add their length to the line.
#     Out come the `end_position`, `arc_length`, the `travel_time`, the `reason`, and the first positions after accepted
#     steps in `path[line]`, as many as it has room for, with the number in `path_count`. The reasons of all lines are
#     counted atomically in `ended_by`.
# launch: n
# inputs:
#     seeds[n] = uniform(-1, 17)
#     velocity[17, 17] = uniform(-1, 1)
#     solid[16, 16] = index(0, 12)
#     solid_threshold = 11
#     tolerance = uniform(0.001, 0.01)
#     max_length = uniform(1, 3)
#     end_position[n] = zero
#     arc_length[n] = zero
#     travel_time[n] = zero
#     reason[n] = zero
#     path[n, 6] = zero
#     path_count[n] = zero
#     ended_by[5] = zero
# fits:
#     parameter_per_element(max_length)
#     indirect_thread
#     total_output(arc_length)
#     largest_output(arc_length)
import warp as wp

OUT_OF_STEPS = wp.constant(0)
LEFT_DOMAIN = wp.constant(1)
HIT_SOLID = wp.constant(2)
STAGNANT = wp.constant(3)
TOO_LONG = wp.constant(4)

MAX_STEPS = wp.constant(24)
MIN_STEP = wp.constant(0.02)
MAX_STEP = wp.constant(0.5)
MIN_SPEED = wp.constant(0.05)
MIN_SHRINK = wp.constant(0.2)
MAX_GROWTH = wp.constant(3.0)
TINY = wp.constant(1.0e-8)


@wp.func
def inside(x: wp.vec2, velocity: wp.array2d(dtype=wp.vec2)) -> bool:
    if x[0] < 0.0 or x[1] < 0.0:
        return False
    return x[0] <= float(velocity.shape[0] - 1) and x[1] <= float(velocity.shape[1] - 1)


@wp.func
def sample_velocity(velocity: wp.array2d(dtype=wp.vec2), x: wp.vec2) -> wp.vec2:
    """Bilinear interpolation; trial points may lie outside, where the border values go on."""
    i = wp.clamp(int(wp.floor(x[0])), 0, velocity.shape[0] - 2)
    j = wp.clamp(int(wp.floor(x[1])), 0, velocity.shape[1] - 2)
    fx = wp.clamp(x[0] - float(i), 0.0, 1.0)
    fy = wp.clamp(x[1] - float(j), 0.0, 1.0)
    low = wp.lerp(velocity[i, j], velocity[i, j + 1], fy)
    high = wp.lerp(velocity[i + 1, j], velocity[i + 1, j + 1], fy)
    return wp.lerp(low, high, fx)


@wp.func
def in_solid(solid: wp.array2d(dtype=int), solid_threshold: int, x: wp.vec2) -> bool:
    i = wp.clamp(int(wp.floor(x[0])), 0, solid.shape[0] - 1)
    j = wp.clamp(int(wp.floor(x[1])), 0, solid.shape[1] - 1)
    return solid[i, j] >= solid_threshold


@wp.func
def bogacki_shampine(velocity: wp.array2d(dtype=wp.vec2), x: wp.vec2, k1: wp.vec2, step: float):
    """Third-order step and its distance from the embedded second-order one."""
    k2 = sample_velocity(velocity, x + 0.5 * step * k1)
    k3 = sample_velocity(velocity, x + 0.75 * step * k2)
    moved = x + step / 9.0 * (2.0 * k1 + 3.0 * k2 + 4.0 * k3)
    k4 = sample_velocity(velocity, moved)
    difference = step / 72.0 * (-5.0 * k1 + 6.0 * k2 + 8.0 * k3 - 9.0 * k4)
    return moved, wp.length(difference)


@wp.func
def resize(step: float, error: float, tolerance: float) -> float:
    """Step that would just meet the tolerance, with some safety, not changed too much at once."""
    ratio = 0.9 * wp.cbrt(tolerance / wp.max(error, TINY))
    return wp.clamp(step * wp.clamp(ratio, MIN_SHRINK, MAX_GROWTH), MIN_STEP, MAX_STEP)


@wp.func
def stop_reason(
    velocity: wp.array2d(dtype=wp.vec2),
    solid: wp.array2d(dtype=int),
    solid_threshold: int,
    x: wp.vec2,
    speed: float,
    length: float,
    max_length: float,
) -> int:
    if not inside(x, velocity):
        return LEFT_DOMAIN
    if in_solid(solid, solid_threshold, x):
        return HIT_SOLID
    if speed < MIN_SPEED:
        return STAGNANT
    if length >= max_length:
        return TOO_LONG
    return OUT_OF_STEPS


@wp.kernel(enable_backward=False)
def trace_streamlines_adaptive(
    seeds: wp.array(dtype=wp.vec2),
    velocity: wp.array2d(dtype=wp.vec2),
    solid: wp.array2d(dtype=int),
    solid_threshold: int,
    tolerance: float,
    max_length: float,
    end_position: wp.array(dtype=wp.vec2),
    arc_length: wp.array(dtype=float),
    travel_time: wp.array(dtype=float),
    reason: wp.array(dtype=int),
    path: wp.array2d(dtype=wp.vec2),
    path_count: wp.array(dtype=int),
    ended_by: wp.array(dtype=int),
):
    """Launch: one thread per seed.

    Args:
        solid: mark of the cells between the nodes; walls have `solid_threshold` or more
        tolerance: error per step, in cells
        path: first points of every line
        ended_by: number of lines by the reason of their end
    """
    line = wp.tid()
    x = seeds[line]
    step = 0.5 * (MIN_STEP + MAX_STEP)
    length = float(0.0)
    time = float(0.0)
    why = int(OUT_OF_STEPS)
    recorded = int(0)

    trial = int(0)
    while trial < MAX_STEPS:
        trial += 1
        k1 = sample_velocity(velocity, x)
        why = stop_reason(velocity, solid, solid_threshold, x, wp.length(k1), length, max_length)
        if why != OUT_OF_STEPS:
            break

        moved, error = bogacki_shampine(velocity, x, k1, step)
        if error <= tolerance or step <= MIN_STEP:
            length += wp.length(moved - x)
            time += step
            x = moved
            if recorded < path.shape[1]:
                path[line, recorded] = x
                recorded += 1
        step = resize(step, error, tolerance)

    end_position[line] = x
    arc_length[line] = length
    travel_time[line] = time
    reason[line] = why
    path_count[line] = recorded
    wp.atomic_add(ended_by, why, 1)
