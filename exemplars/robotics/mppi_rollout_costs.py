# idea: rollouts of model predictive path integral control
# brief: Roll out noisy control sequences of a unicycle robot and accumulate the cost of each for path integral control.
# description: One thread per rollout `s`, all from `start` (x, y, heading). The random state comes from `seed` and `s`;
#     for each step of the horizon (`nominal.shape[0]` steps) two normal draws, speed noise then turn noise, are scaled
#     by `sigma` and added to `nominal[step]`; the sum is held within 0..`max_speed` and plus or minus `max_turn`,
#     stored in `controls[s, step]`. Rollout 0 gets no noise, but is held within the same limits. `unicycle_step` moves:
#     heading by turn times `dt` first, then position by speed times `dt`. The step's cost: squared distance to the path
#     point `path[step]` times `path_weight`, plus `effort_cost`, turn^2 / `max_turn`^2, plus `obstacle_cost`: for every
#     obstacle (x, y, radius) of `obstacles`, (1 - clearance / `safety`)^2 times `obstacle_weight` when the clearance
#     (distance minus radius) is below `safety`. A clearance of 0 or less of any is a collision: it adds
#     `COLLISION_COST` in place of the step's cost and ends the rollout, the remaining `controls` staying as they are.
#     `cost[s]` is the total; `steps_survived[s]` the number of steps without collision.
# launch: n
# inputs:
#     start = uniform(-0.5, 0.5)
#     nominal[12] = uniform(0, 1)
#     path[12] = uniform(-1, 1)
#     obstacles[6] = uniform(0.2, 1)
#     sigma = uniform(0.2, 0.5)
#     max_speed = 1
#     max_turn = 2
#     safety = uniform(0.2, 0.4)
#     path_weight = uniform(1, 2)
#     obstacle_weight = uniform(5, 10)
#     dt = 0.1
#     seed = index(0, 1000)
#     controls[n, 12] = zero
#     cost[n] = zero
#     steps_survived[n] = zero
# fits:
#     total_output(cost)
import warp as wp

COLLISION_COST = wp.constant(1000.0)


@wp.func
def unicycle_step(state: wp.vec3, speed: float, turn: float, dt: float) -> wp.vec3:
    heading = state[2] + turn * dt
    return wp.vec3(state[0] + speed * wp.cos(heading) * dt, state[1] + speed * wp.sin(heading) * dt, heading)


@wp.func
def obstacle_cost(state: wp.vec3, obstacles: wp.array(dtype=wp.vec3), safety: float):
    """Soft cost of being close to obstacles, and the smallest clearance."""
    total = float(0.0)
    smallest = float(safety)
    for k in range(obstacles.shape[0]):
        away = wp.vec2(state[0] - obstacles[k][0], state[1] - obstacles[k][1])
        clearance = wp.length(away) - obstacles[k][2]
        if clearance < safety:
            closeness = 1.0 - clearance / safety
            total += closeness * closeness
            smallest = wp.min(smallest, clearance)
    return total, smallest


@wp.func
def effort_cost(turn: float, max_turn: float) -> float:
    share = turn / max_turn
    return share * share


@wp.kernel(enable_backward=False)
def mppi_rollout_costs(
    start: wp.vec3,
    nominal: wp.array(dtype=wp.vec2),
    path: wp.array(dtype=wp.vec2),
    obstacles: wp.array(dtype=wp.vec3),
    sigma: wp.vec2,
    max_speed: float,
    max_turn: float,
    safety: float,
    path_weight: float,
    obstacle_weight: float,
    dt: float,
    seed: int,
    controls: wp.array2d(dtype=wp.vec2),
    cost: wp.array(dtype=float),
    steps_survived: wp.array(dtype=int),
):
    """Costs of sampled control sequences around the nominal one.

    Args:
        nominal: speed and turn rate of the last solution, shifted by one step.
        obstacles: discs as x, y, radius.
        controls: the perturbed controls, which the weighted mean needs.
    """
    s = wp.tid()
    rng = wp.rand_init(seed, s)
    state = start
    total = float(0.0)
    survived = int(0)

    for step in range(nominal.shape[0]):
        noise_speed = wp.randn(rng) * sigma[0]
        noise_turn = wp.randn(rng) * sigma[1]
        speed = nominal[step][0]
        turn = nominal[step][1]
        if s > 0:  # the first rollout is the nominal one, so that the result never gets worse
            speed += noise_speed
            turn += noise_turn
        speed = wp.clamp(speed, 0.0, max_speed)
        turn = wp.clamp(turn, -max_turn, max_turn)
        controls[s, step] = wp.vec2(speed, turn)

        state = unicycle_step(state, speed, turn, dt)
        proximity, clearance = obstacle_cost(state, obstacles, safety)
        if clearance <= 0.0:
            total += COLLISION_COST
            break
        deviation = wp.vec2(state[0], state[1]) - path[step]
        total += path_weight * wp.dot(deviation, deviation) + obstacle_weight * proximity + effort_cost(turn, max_turn)
        survived += 1

    cost[s] = total
    steps_survived[s] = survived
