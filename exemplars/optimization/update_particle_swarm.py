# idea: velocity and position update of a particle swarm
# brief: Move every particle of a swarm toward its own best and its neighborhood's best position.
# description: The thread (`particle`, `axis`) updates one coordinate. The neighborhood is a ring: `informant` picks among the
#     particle itself and its neighbors on the ring (index minus and plus one, wrapping around) the one with the lowest
#     `best_cost`, the particle itself on ties and the left before the right. The weights of the update are members of `pull`, a
#     `SwarmPull`. The new velocity is `inertia` times the old one plus `cognitive` times a uniform number times the way to the
#     own best position `best_position`, plus `social` times another times the way to the informant's best position; both numbers
#     come from the stream of `seed` and the flat number of the coordinate. The velocity is limited to `MAX_STEP_FRACTION` of the
#     width of the axis, `upper[axis] - lower[axis]`. The position moves by the velocity; if it leaves the bounds it is put on the
#     bound and the velocity becomes 0. `position` and `velocity` are updated in place.
# launch: n, 5
# inputs:
#     position[n, 5] = uniform(-1, 1)
#     velocity[n, 5] = uniform(-0.5, 0.5)
#     best_position[n, 5] = uniform(-1, 1)
#     best_cost[n] = uniform(0, 10)
#     lower[5] = uniform(-1.2, -1)
#     upper[5] = uniform(1, 1.2)
#     pull.inertia = 0.72
#     pull.cognitive = 1.49
#     pull.social = 1.49
#     seed = index(0, 100000)
# fits:
#     largest_output(velocity)
#     squares_output(velocity)
import warp as wp

MAX_STEP_FRACTION = wp.constant(0.5)


@wp.struct
class SwarmPull:
    inertia: float
    cognitive: float
    social: float


@wp.func
def informant(best_cost: wp.array(dtype=float), particle: int) -> int:
    """The best of a particle and its two neighbors on the ring; a ring keeps the swarm from collapsing early."""
    count = best_cost.shape[0]
    left = (particle + count - 1) % count
    right = (particle + 1) % count
    chosen = int(particle)
    if best_cost[left] < best_cost[chosen]:
        chosen = left
    if best_cost[right] < best_cost[chosen]:
        chosen = right
    return chosen


@wp.kernel
def update_particle_swarm(
    position: wp.array2d(dtype=float),
    velocity: wp.array2d(dtype=float),
    best_position: wp.array2d(dtype=float),
    best_cost: wp.array(dtype=float),
    lower: wp.array(dtype=float),
    upper: wp.array(dtype=float),
    pull: SwarmPull,
    seed: int,
):
    """Particle swarm update with a ring neighborhood. Launch: particles x dimensions."""
    particle, axis = wp.tid()
    rng = wp.rand_init(seed, particle * position.shape[1] + axis)
    x = position[particle, axis]
    leader = informant(best_cost, particle)

    to_own_best = best_position[particle, axis] - x
    to_leader = best_position[leader, axis] - x
    step = (
        pull.inertia * velocity[particle, axis]
        + pull.cognitive * wp.randf(rng) * to_own_best
        + pull.social * wp.randf(rng) * to_leader
    )
    limit = MAX_STEP_FRACTION * (upper[axis] - lower[axis])
    step = wp.clamp(step, -limit, limit)

    moved = x + step
    if moved < lower[axis] or moved > upper[axis]:
        # stop at the wall instead of bouncing, or the particle would oscillate there
        moved = wp.clamp(moved, lower[axis], upper[axis])
        step = 0.0
    position[particle, axis] = moved
    velocity[particle, axis] = step
