"""Rigid bodies: quaternions, transforms and the integration of spin."""

import warp as wp


@wp.kernel
def integrate(
    pose: wp.array(dtype=wp.transform),
    velocity: wp.array(dtype=wp.spatial_vector),
    inertia: wp.array(dtype=wp.mat33),
    torque: wp.array(dtype=wp.vec3),
    dt: float,
):
    i = wp.tid()
    x = wp.transform_get_translation(pose[i])
    q = wp.transform_get_rotation(pose[i])
    spin = wp.spatial_top(velocity[i])
    linear = wp.spatial_bottom(velocity[i])

    # Torque and the gyroscopic term act in the frame of the body.
    local_spin = wp.quat_rotate_inv(q, spin)
    local_torque = wp.quat_rotate_inv(q, torque[i]) - wp.cross(local_spin, inertia[i] * local_spin)
    local_spin = local_spin + wp.inverse(inertia[i]) * local_torque * dt
    spin = wp.quat_rotate(q, local_spin)

    turn = wp.quat(spin[0], spin[1], spin[2], 0.0)
    q = wp.normalize(q + turn * q * (0.5 * dt))
    x = x + linear * dt

    pose[i] = wp.transform(x, q)
    velocity[i] = wp.spatial_vector(spin, linear)


@wp.kernel
def world_points(
    pose: wp.array(dtype=wp.transform),
    body: wp.array(dtype=int),
    local: wp.array(dtype=wp.vec3),
    world: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    world[i] = wp.transform_point(pose[body[i]], local[i])
