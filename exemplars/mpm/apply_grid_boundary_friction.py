# idea: grid update of the material point method with frictional boundaries
# brief: Turn grid momentum into velocity, apply gravity and resolve contact with the boundary surfaces.
# description: One thread per node of a 3-d grid. Nodes with less than `MIN_MASS` get zero in `velocity`. The velocity
#     is `momentum / mass` plus `dt * gravity`. A node with a negative `surface_id` is free. Otherwise the surface's
#     kind `surface_kind[surface_id]` decides: `STICKY`, the velocity becomes zero; `SLIP`, its component along the
#     node's unit `normal`, which points into the domain, is removed; any other is a separating surface with Coulomb
#     friction: if the node moves into it (a negative component along the normal), that component is removed and the
#     tangential speed falls by `surface_friction` times its amount, at most to rest; otherwise the velocity stays.
# launch: n, 8, 8
# inputs:
#     mass[n, 8, 8] = uniform(-0.2, 1)
#     momentum[n, 8, 8] = uniform(-1, 1)
#     normal[n, 8, 8] = unit
#     surface_id[n, 8, 8] = index(-1, 4)
#     surface_kind[4] = index(0, 4)
#     surface_friction[4] = uniform(0.1, 0.8)
#     gravity = uniform(-10, 0)
#     dt = uniform(0.001, 0.01)
#     velocity[n, 8, 8] = zero
# fits:
#     limit_output(velocity: above)
#     length_output(velocity)
#     batch_dimension
import warp as wp

MIN_MASS = wp.constant(0.01)
STICKY = wp.constant(0)
SLIP = wp.constant(1)


@wp.func
def collide(v: wp.vec3, normal: wp.vec3, kind: int, friction: float) -> wp.vec3:
    """Velocity at a boundary node after contact; the normal points into the domain."""
    if kind == STICKY:
        return wp.vec3(0.0)

    approach = wp.dot(v, normal)
    tangential = v - approach * normal
    if kind == SLIP:
        return tangential
    if approach >= 0.0:  # separates freely
        return v

    speed = wp.length(tangential)
    lost = -friction * approach
    if speed <= lost:
        return wp.vec3(0.0)
    return tangential * (1.0 - lost / speed)


@wp.kernel
def apply_grid_boundary_friction(
    mass: wp.array3d(dtype=float),
    momentum: wp.array3d(dtype=wp.vec3),
    normal: wp.array3d(dtype=wp.vec3),
    surface_id: wp.array3d(dtype=int),
    surface_kind: wp.array(dtype=int),
    surface_friction: wp.array(dtype=float),
    gravity: wp.vec3,
    dt: float,
    velocity: wp.array3d(dtype=wp.vec3),
):
    """Explicit grid update. Launch: one thread per node."""
    i, j, k = wp.tid()
    if mass[i, j, k] < MIN_MASS:
        velocity[i, j, k] = wp.vec3(0.0)
        return

    v = momentum[i, j, k] / mass[i, j, k] + dt * gravity
    surface = surface_id[i, j, k]
    if surface >= 0:
        v = collide(v, normal[i, j, k], surface_kind[surface], surface_friction[surface])
    velocity[i, j, k] = v
