# idea: rigid body integration with implicit gyroscopic torque
# brief: Advance rigid bodies by one semi-implicit step, with the gyroscopic torque solved implicitly so that fast spin stays stable.
# description: One thread per body `b` of the structs `bodies`. A body with `inverse_mass` 0 does not feel forces: its
#     `linear` and `angular` velocity stay, and only its pose moves. For others the linear velocity gains (`gravity` +
#     `force[b]` times inverse mass) times `dt`. The angular velocity is taken into the body frame, gains `torque[b]`
#     (rotated too) divided by the principal moments `inertia` times `dt`, and goes through `gyroscopic_update`: one Newton
#     step from omega for I (w - omega) + dt w x I w = 0, with Jacobian I + dt (skew(w) I - skew(I w)). Back in the world
#     frame, both velocities are multiplied by 1 / (1 + dt times `linear_damping` or `angular_damping`). Position moves by
#     the new linear velocity; the rotation by `advance_rotation`, first order and normalised. Writes `new_pose[b]` and the
#     twist `new_twist[b]`, angular part first.
# launch: n
# inputs:
#     bodies.position[n] = uniform(-1, 1)
#     bodies.rotation[n] = unit
#     bodies.linear[n] = uniform(-1, 1)
#     bodies.angular[n] = uniform(-5, 5)
#     bodies.inertia[n] = uniform(0.5, 2)
#     bodies.inverse_mass[n] = index(0, 3)
#     force[n] = uniform(-1, 1)
#     torque[n] = uniform(-1, 1)
#     gravity = uniform(-10, 0)
#     linear_damping = uniform(0, 0.1)
#     angular_damping = uniform(0, 0.1)
#     dt = 0.01
#     new_pose[n] = zero
#     new_twist[n] = zero
# fits:
#     parameter_per_element(linear_damping, angular_damping)
#     parameter_per_group(linear_damping, angular_damping: body_type)
#     batch_dimension
import warp as wp


@wp.struct
class RigidBody:
    position: wp.vec3
    rotation: wp.quat
    linear: wp.vec3
    angular: wp.vec3
    inertia: wp.vec3
    inverse_mass: float


@wp.func
def gyroscopic_update(inertia: wp.vec3, omega: wp.vec3, dt: float) -> wp.vec3:
    """One Newton step of the implicit Euler equation, all in the body frame."""
    moments = wp.diag(inertia)
    momentum = wp.cw_mul(inertia, omega)
    residual = wp.cross(omega, momentum) * dt
    jacobian = moments + dt * (wp.skew(omega) * moments - wp.skew(momentum))
    return omega - wp.inverse(jacobian) * residual


@wp.func
def advance_rotation(rotation: wp.quat, omega: wp.vec3, dt: float) -> wp.quat:
    spin = wp.quat(omega[0], omega[1], omega[2], 0.0) * rotation
    return wp.normalize(rotation + spin * (0.5 * dt))


@wp.kernel
def integrate_rigid_body_gyroscopic(
    bodies: wp.array(dtype=RigidBody),
    force: wp.array(dtype=wp.vec3),
    torque: wp.array(dtype=wp.vec3),
    gravity: wp.vec3,
    linear_damping: float,
    angular_damping: float,
    dt: float,
    new_pose: wp.array(dtype=wp.transform),
    new_twist: wp.array(dtype=wp.spatial_vector),
):
    """Semi-implicit Euler for free bodies; inertia holds the principal moments in the body frame."""
    b = wp.tid()
    body = bodies[b]
    v = body.linear
    omega = body.angular

    if body.inverse_mass > 0.0:  # 0 marks bodies that are moved from outside
        v = v + (gravity + force[b] * body.inverse_mass) * dt
        v = v / (1.0 + linear_damping * dt)

        local = wp.quat_rotate_inv(body.rotation, omega)
        local += wp.cw_div(wp.quat_rotate_inv(body.rotation, torque[b]), body.inertia) * dt
        local = gyroscopic_update(body.inertia, local, dt)
        omega = wp.quat_rotate(body.rotation, local) / (1.0 + angular_damping * dt)

    new_pose[b] = wp.transform(body.position + v * dt, advance_rotation(body.rotation, omega, dt))
    new_twist[b] = wp.spatial_vector(omega, v)
