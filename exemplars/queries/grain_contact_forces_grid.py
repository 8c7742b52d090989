# idea: contacts of grains
# brief: Find the touching neighbours of every grain in a hash grid and sum linear spring and dashpot forces with sliding
#     friction.
# description: A `Material`, here `material`, has `stiffness`, `damping` and `friction`. One thread per grain `i`; its
#     candidates around `position[i]` come from `grid` within its radius plus `max_radius`. A pair touches when the distance
#     of the centers is less than both radii (`radius`) together; the grain itself and pairs closer than `EPSILON` are
#     skipped. `contact_force` is along the unit normal from the other grain: stiffness times the overlap minus damping times
#     the speed of separation, from `velocity`, at least 0, since grains do not stick; its tangential part opposes the sliding
#     velocity with the friction coefficient times that, and is left out for speeds below `EPSILON`. `force[i]` is the weight,
#     `mass` of the grain times `gravity`, plus all contacts, and `contacts[i]` their number.
# launch: n
# inputs:
#     grid = handle(hash_grid, position, max_radius)
#     material.stiffness = 500
#     material.damping = 2
#     material.friction = 0.4
#     position[n] = uniform(0, 1)
#     velocity[n] = uniform(-0.5, 0.5)
#     radius[n] = uniform(0.03, 0.06)
#     mass[n] = uniform(0.1, 0.2)
#     max_radius = 0.06
#     gravity = constant(-3)
#     force[n] = zero
#     contacts[n] = zero
import warp as wp

EPSILON = wp.constant(1.0e-6)


@wp.struct
class Material:
    stiffness: float
    damping: float
    friction: float


@wp.func
def contact_force(normal: wp.vec3, overlap: float, relative: wp.vec3, material: Material) -> wp.vec3:
    """Force on a grain whose contact normal points at it, with the velocity relative to the other one."""
    speed = wp.dot(relative, normal)
    push = wp.max(material.stiffness * overlap - material.damping * speed, 0.0)

    sliding = relative - normal * speed
    slip = wp.length(sliding)
    if slip < EPSILON:
        return normal * push
    return normal * push - sliding * (material.friction * push / slip)


@wp.kernel
def grain_contact_forces_grid(
    grid: wp.uint64,
    material: Material,
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    radius: wp.array(dtype=float),
    mass: wp.array(dtype=float),
    max_radius: float,
    gravity: wp.vec3,
    force: wp.array(dtype=wp.vec3),
    contacts: wp.array(dtype=int),
):
    i = wp.tid()
    x = position[i]
    v = velocity[i]
    own_radius = radius[i]

    total = gravity * mass[i]
    count = int(0)
    # the other radius is not known yet, so the search takes the largest
    for j in wp.hash_grid_query(grid, x, own_radius + max_radius):
        if j != i:
            between = x - position[j]
            distance = wp.length(between)
            overlap = own_radius + radius[j] - distance
            if overlap > 0.0 and distance > EPSILON:
                total += contact_force(between / distance, overlap, v - velocity[j], material)
                count += 1

    force[i] = total
    contacts[i] = count
