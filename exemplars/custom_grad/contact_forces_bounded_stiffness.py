# idea: contact forces with a bounded stiffness in the gradient
# brief: Compute penalty forces of spheres on the ground whose gradient stays bounded in deep contact and reaches a
#     little above the ground.
# description: Sphere `s` at `position[s]` with the radius `radius[s]` touches the ground plane at height zero (y) if
#     its depth, the radius minus its height, is positive. `contact_pressure` is `stiffness` times the depth to the
#     power 1.5 (Hertz) in contact, and zero otherwise. That law is steep in deep contacts, where training jumps, and
#     has no slope at all above the ground: `bounded_slope` is written as its gradient. In contact the depth gets the
#     true slope, 1.5 times the stiffness times the root of the depth, but never more than `MAX_SLOPE`, and the
#     stiffness the depth to the power 1.5. While the sphere is less than `REACH` above the ground the depth gets the
#     small slope `OUTER_SLOPE`, so that an optimizer learns where the ground is, and higher up nothing. Friction
#     opposes the horizontal velocity of `velocity[s]` by `friction` times the pressure, below `SLIP_SPEED` in
#     proportion to the speed (`sliding_direction`). `force[s]` is the pressure upward minus this drag, and spheres in
#     contact are counted in `contacts[0]`.
# launch: n
# inputs:
#     position[n] = uniform(-0.5, 0.5)
#     velocity[n] = uniform(-1, 1)
#     radius[n] = uniform(0.05, 0.2)
#     stiffness = 200.0
#     friction = 0.6
#     force[n] = zero
#     contacts[1] = zero
# fits:
#     parameter_per_element(stiffness, friction)
#     parameter_per_group(stiffness, friction: material)
#     active_mask
#     indirect_thread
#     batch_dimension
#     limit_output(force: above)
#     length_output(force)
#     offset_output(force)
#     store_to_atomic(force)
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
