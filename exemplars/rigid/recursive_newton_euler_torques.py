# idea: inverse dynamics by recursive Newton-Euler
# brief: Compute the joint torques that produce given joint accelerations in many copies of one articulated mechanism.
# description: One thread per mechanism `m`. Joint j moves link j; `parent[j]` is a link before it or -1 for the base; the
#     tree and link data are shared, `joint_position`, `joint_velocity`, `joint_acceleration` are [m, j]. Outward, j from 0:
#     the joint frame is the parent's pose (identity for the base) times `joint_frame[j]`; `joint_type[j]` `REVOLUTE` turns
#     about `joint_axis[j]` by the position, `PRISMATIC` shifts along it, anything else is fixed. Results in `link_pose`.
#     With r the offset of link origins, `link_spin` w and `link_spin_rate` e, `origin_rate` a of the parent (for the base 0,
#     0 and minus `gravity`), a is first a + e x r + w x (w x r), by `carried_acceleration`. With z the axis in the world:
#     revolute adds z qd to w and z qdd + w_parent x z qd to e; prismatic adds z qdd + 2 w_parent x z qd to a. The wrench of
#     link j, `link_wrench` (torque about its origin, force), is set by `inertial_wrench`: force = `link_mass` times
#     acceleration of the centre of mass `link_com`, torque = I e + w x I w + c x force, with the world inertia R
#     `link_inertia` R^T. Inward, j from the last: `joint_torque[m, j]` is z . torque (revolute), z . force (prismatic) or 0,
#     plus `joint_damping[j]` times qd plus `armature[j]` times qdd for moving joints; then the wrench is added to the
#     parent's, the torque with r x force more.
# launch: n
# inputs:
#     parent[8] = offsets(-1, 3)
#     joint_type[8] = index(0, 3)
#     joint_axis[8] = unit
#     joint_frame[8] = rigid(-0.5, 0.5)
#     joint_damping[8] = uniform(0, 0.1)
#     armature[8] = uniform(0, 0.1)
#     link_mass[8] = uniform(0.5, 2)
#     link_com[8] = uniform(-0.1, 0.1)
#     link_inertia[8] = spd(0.01, 0.1)
#     joint_position[n, 8] = uniform(-1, 1)
#     joint_velocity[n, 8] = uniform(-1, 1)
#     joint_acceleration[n, 8] = uniform(-1, 1)
#     gravity = uniform(-10, 0)
#     link_pose[n, 8] = zero
#     link_spin[n, 8] = zero
#     link_spin_rate[n, 8] = zero
#     origin_rate[n, 8] = zero
#     link_wrench[n, 8] = zero
#     joint_torque[n, 8] = zero
# fits:
#     limit_output(joint_torque: both)
#     squares_output(joint_torque)
#     largest_output(joint_torque)
import warp as wp

REVOLUTE = wp.constant(0)
PRISMATIC = wp.constant(1)


@wp.func
def joint_motion(kind: int, axis: wp.vec3, q: float) -> wp.transform:
    """Motion of a joint from its zero position."""
    if kind == REVOLUTE:
        return wp.transform(wp.vec3(0.0), wp.quat_from_axis_angle(axis, q))
    if kind == PRISMATIC:
        return wp.transform(axis * q, wp.quat_identity())
    return wp.transform_identity()


@wp.func
def carried_acceleration(acceleration: wp.vec3, spin: wp.vec3, spin_rate: wp.vec3, arm: wp.vec3) -> wp.vec3:
    """Acceleration of a point fixed to a link, an arm away from its origin."""
    return acceleration + wp.cross(spin_rate, arm) + wp.cross(spin, wp.cross(spin, arm))


@wp.func
def inertial_wrench(
    pose: wp.transform, mass: float, com: wp.vec3, inertia: wp.mat33, acceleration: wp.vec3, spin: wp.vec3, spin_rate: wp.vec3
) -> wp.spatial_vector:
    """Torque about the link's origin and force that its motion needs."""
    arm = wp.transform_vector(pose, com)
    force = carried_acceleration(acceleration, spin, spin_rate, arm) * mass
    rotation = wp.quat_to_matrix(wp.transform_get_rotation(pose))
    world_inertia = rotation * inertia * wp.transpose(rotation)
    torque = world_inertia * spin_rate + wp.cross(spin, world_inertia * spin) + wp.cross(arm, force)
    return wp.spatial_vector(torque, force)


@wp.func
def origin_offset(pose: wp.transform, parent_pose: wp.transform) -> wp.vec3:
    return wp.transform_get_translation(pose) - wp.transform_get_translation(parent_pose)


@wp.kernel(enable_backward=False)
def recursive_newton_euler_torques(
    parent: wp.array(dtype=int),
    joint_type: wp.array(dtype=int),
    joint_axis: wp.array(dtype=wp.vec3),
    joint_frame: wp.array(dtype=wp.transform),
    joint_damping: wp.array(dtype=float),
    armature: wp.array(dtype=float),
    link_mass: wp.array(dtype=float),
    link_com: wp.array(dtype=wp.vec3),
    link_inertia: wp.array(dtype=wp.mat33),
    joint_position: wp.array2d(dtype=float),
    joint_velocity: wp.array2d(dtype=float),
    joint_acceleration: wp.array2d(dtype=float),
    gravity: wp.vec3,
    link_pose: wp.array2d(dtype=wp.transform),
    link_spin: wp.array2d(dtype=wp.vec3),
    link_spin_rate: wp.array2d(dtype=wp.vec3),
    origin_rate: wp.array2d(dtype=wp.vec3),
    link_wrench: wp.array2d(dtype=wp.spatial_vector),
    joint_torque: wp.array2d(dtype=float),
):
    """Inverse dynamics of a tree of links, all quantities in world axes.

    Links are sorted so that a parent comes before its children. Gravity enters as an upward acceleration
    of the base, which spares a term per link.
    """
    m = wp.tid()
    count = parent.shape[0]

    # outward: motion of every link from that of its parent
    for j in range(count):
        kind = joint_type[j]
        up = parent[j]
        parent_pose = wp.transform_identity()
        spin = wp.vec3(0.0)
        spin_rate = wp.vec3(0.0)
        rate = -gravity
        if up >= 0:
            parent_pose = link_pose[m, up]
            spin = link_spin[m, up]
            spin_rate = link_spin_rate[m, up]
            rate = origin_rate[m, up]

        frame = wp.transform_multiply(parent_pose, joint_frame[j])
        axis = wp.transform_vector(frame, joint_axis[j])
        pose = wp.transform_multiply(frame, joint_motion(kind, joint_axis[j], joint_position[m, j]))
        rate = carried_acceleration(rate, spin, spin_rate, origin_offset(pose, parent_pose))

        slide = axis * joint_velocity[m, j]
        if kind == REVOLUTE:
            spin_rate = spin_rate + axis * joint_acceleration[m, j] + wp.cross(spin, slide)
            spin = spin + slide
        elif kind == PRISMATIC:
            rate = rate + axis * joint_acceleration[m, j] + 2.0 * wp.cross(spin, slide)

        link_pose[m, j] = pose
        link_spin[m, j] = spin
        link_spin_rate[m, j] = spin_rate
        origin_rate[m, j] = rate
        link_wrench[m, j] = inertial_wrench(pose, link_mass[j], link_com[j], link_inertia[j], rate, spin, spin_rate)

    # inward: every joint carries its own link and all behind it
    for back in range(count):
        j = count - 1 - back
        kind = joint_type[j]
        up = parent[j]
        parent_pose = wp.transform_identity()
        if up >= 0:
            parent_pose = link_pose[m, up]
        torque = wp.spatial_top(link_wrench[m, j])
        force = wp.spatial_bottom(link_wrench[m, j])

        load = float(0.0)
        if kind == REVOLUTE or kind == PRISMATIC:
            axis = wp.transform_vector(wp.transform_multiply(parent_pose, joint_frame[j]), joint_axis[j])
            load = joint_damping[j] * joint_velocity[m, j] + armature[j] * joint_acceleration[m, j]
            if kind == REVOLUTE:
                load += wp.dot(axis, torque)
            else:
                load += wp.dot(axis, force)
        joint_torque[m, j] = load

        if up >= 0:
            lever = origin_offset(link_pose[m, j], parent_pose)
            link_wrench[m, up] = link_wrench[m, up] + wp.spatial_vector(torque + wp.cross(lever, force), force)
