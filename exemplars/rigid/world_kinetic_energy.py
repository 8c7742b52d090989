# idea: kinetic energy per world
# brief: Sum translational and rotational kinetic energy of all dynamic bodies of each simulated world.
# description: Launch in two dimensions: `world` and `body`. Bodies whose `body_flags` have bit `FLAG_DYNAMIC` not set are
#     left out. The energy is half of `body_mass` times the squared linear part (the last three) of `body_twist[world,
#     body]`, plus half of omega . I omega with omega its angular part, the first three, rotated into the body frame by the
#     inverse of `body_rotation` and I `body_inertia[body]`. Mass, inertia and flags are the same in all worlds. Added
#     atomically to `energy[world]`.
# launch: n, 6
# inputs:
#     body_flags[6] = index(0, 4)
#     body_mass[6] = uniform(0.5, 2)
#     body_inertia[6] = spd(0.1, 1)
#     body_rotation[n, 6] = unit
#     body_twist[n, 6] = uniform(-1, 1)
#     energy[n] = zero
import warp as wp

FLAG_DYNAMIC = wp.constant(1)


@wp.kernel
def world_kinetic_energy(
    body_flags: wp.array(dtype=wp.int32),
    body_mass: wp.array(dtype=wp.float32),
    body_inertia: wp.array(dtype=wp.mat33),
    body_rotation: wp.array2d(dtype=wp.quat),
    body_twist: wp.array2d(dtype=wp.spatial_vector),
    energy: wp.array(dtype=wp.float32),
):
    world, body = wp.tid()
    if body_flags[body] & FLAG_DYNAMIC == 0:
        return
    twist = body_twist[world, body]
    v = wp.spatial_bottom(twist)
    omega = wp.quat_rotate_inv(body_rotation[world, body], wp.spatial_top(twist))
    doubled = body_mass[body] * wp.dot(v, v) + wp.dot(omega, body_inertia[body] * omega)
    wp.atomic_add(energy, world, 0.5 * doubled)
