# idea: contact forces with a bounded stiffness in the gradient
# brief: Compute penalty forces of spheres on the ground whose gradient does not explode at first touch.
# description: Sphere `s` at `position[s]` with the radius `radius[s]` touches the ground plane at height zero. `contact_pressure` of
#     its depth is `stiffness` times the depth to the power 1.5 (Hertz) if it is positive, and zero otherwise. Near the ground the
#     slope of that law changes abruptly and training jumps: `bounded_slope` is written for it and gives the true slope, 1.5 times
#     the stiffness times the root of the depth, but never more than `MAX_SLOPE`, and a small slope `OUTER_SLOPE` while the sphere
#     is less than `REACH` above the ground, so that an optimizer learns where the ground is. Friction opposes the horizontal
#     velocity of `velocity[s]` by `friction` times the pressure, saturated at speeds above `SLIP_SPEED`. The sum goes to
#     `force[s]`, and whether the sphere touches is counted in `contacts[0]`.
# launch: n
# inputs:
#     position[n] = uniform(-0.5, 0.5)
#     velocity[n] = uniform(-1, 1)
#     radius[n] = uniform(0.05, 0.2)
#     stiffness = 200.0
#     friction = 0.6
#     force[n] = zero
#     contacts[1] = zero
import warp as wp

MAX_SLOPE = wp.constant(100.0)
OUTER_SLOPE = wp.constant(0.5)
REACH = wp.constant(0.05)
SLIP_SPEED = wp.constant(0.02)


@wp.func
def contact_pressure(depth: float, stiffness: float) -> float:
    if depth > 0.0:
        return stiffness * depth * wp.sqrt(depth)
    return 0.0


@wp.func_grad(contact_pressure)
def bounded_slope(depth: float, stiffness: float, adj_ret: float):
    if depth > 0.0:
        slope = 1.5 * stiffness * wp.sqrt(depth)
        wp.adjoint[depth] += wp.min(slope, MAX_SLOPE) * adj_ret
        wp.adjoint[stiffness] += depth * wp.sqrt(depth) * adj_ret
    elif depth > -REACH:
        wp.adjoint[depth] += OUTER_SLOPE * adj_ret


@wp.func
def sliding_direction(velocity: wp.vec3) -> wp.vec3:
    """Horizontal direction of motion, shorter than one below the slip speed."""
    flat = wp.vec3(velocity[0], 0.0, velocity[2])
    return flat / wp.max(wp.length(flat), SLIP_SPEED)


@wp.kernel
def contact_forces_bounded_stiffness(
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    radius: wp.array(dtype=float),
    stiffness: float,
    friction: float,
    force: wp.array(dtype=wp.vec3),
    contacts: wp.array(dtype=int),
):
    s = wp.tid()
    depth = radius[s] - position[s][1]
    pressure = contact_pressure(depth, stiffness)
    drag = sliding_direction(velocity[s]) * (friction * pressure)
    force[s] = wp.vec3(0.0, pressure, 0.0) - drag
    if depth > 0.0:
        wp.atomic_add(contacts, 0, 1)
