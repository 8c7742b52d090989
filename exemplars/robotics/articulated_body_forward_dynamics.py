# idea: forward dynamics by the articulated body algorithm
# brief: Compute the joint accelerations of many copies of one mechanism with the articulated body algorithm in world coordinates.
# description: One thread per `robot`. Links are sorted parents first, `parent[j]` below 0 for the base. All spatial vectors
#     (angular, linear) are about the world origin. First pass, j rising: the joint frame is the parent's `link_pose`
#     (identity for the base) times `joint_frame[j]`, with `joint_axis[j]` moved to the world; `joint_type[j]` `REVOLUTE`
#     turns about it by `joint_position`, `PRISMATIC` shifts along it, others are fixed. `joint_screw` gives S: (z, o x z)
#     for revolute with o the origin of the joint frame, (0, z) for prismatic, zero otherwise; stored in `screw`. `twist` =
#     parent's + S qd (`joint_velocity`), the velocity product `drift` = `cross_motion`(twist, S qd). `inertia` is
#     `link_spatial_inertia` (blocks I - m C C, m C, -m C, m 1 with C the skew matrix of the centre of mass from `link_com`,
#     I = R `link_inertia` R^T, m = `link_mass`) and `bias` = `cross_force`(twist, inertia * twist). Second pass, j falling:
#     for moving joints U = inertia S, D = S.U + `armature[j]`, u = `torque` - `damping[j]` qd - S.bias; kept in `projected`,
#     `pivot`, `residual`; then the inertia loses U U^T / D, and the bias gains (reduced inertia) drift + U u / D; fixed
#     joints change neither. Both are added to the parent's. Third pass, rising: a = parent's `acceleration` (for the base
#     (0, -`gravity`)) + drift; for moving joints `joint_acceleration` = (u - U.a) / D and a gains S times it; fixed ones get
#     0.
# launch: n
# inputs:
#     parent[6] = offsets(-1, 2)
#     joint_type[6] = index(0, 3)
#     joint_frame[6] = rigid(-0.5, 0.5)
#     joint_axis[6] = unit
#     armature[6] = uniform(0.05, 0.1)
#     damping[6] = uniform(0, 0.1)
#     link_mass[6] = uniform(0.5, 2)
#     link_com[6] = uniform(-0.1, 0.1)
#     link_inertia[6] = spd(0.05, 0.2)
#     joint_position[n, 6] = uniform(-1, 1)
#     joint_velocity[n, 6] = uniform(-1, 1)
#     torque[n, 6] = uniform(-5, 5)
#     gravity = uniform(-10, 0)
#     link_pose[n, 6] = zero
#     screw[n, 6] = zero
#     twist[n, 6] = zero
#     drift[n, 6] = zero
#     inertia[n, 6] = zero
#     bias[n, 6] = zero
#     projected[n, 6] = zero
#     pivot[n, 6] = zero
#     residual[n, 6] = zero
#     acceleration[n, 6] = zero
#     joint_acceleration[n, 6] = zero
# fits:
#     active_mask
#     indirect_thread
#     largest_output(joint_acceleration)
import warp as wp

REVOLUTE = wp.constant(0)
PRISMATIC = wp.constant(1)


@wp.func
def is_moving(kind: int) -> bool:
    return kind == REVOLUTE or kind == PRISMATIC


@wp.func
def joint_motion(kind: int, axis: wp.vec3, q: float) -> wp.transform:
    if kind == REVOLUTE:
        return wp.transform(wp.vec3(0.0), wp.quat_from_axis_angle(axis, q))
    if kind == PRISMATIC:
        return wp.transform(axis * q, wp.quat_identity())
    return wp.transform_identity()


@wp.func
def joint_screw(kind: int, axis: wp.vec3, origin: wp.vec3) -> wp.spatial_vector:
    """Motion of a joint at unit rate, seen from the world origin."""
    if kind == REVOLUTE:
        return wp.spatial_vector(axis, wp.cross(origin, axis))
    if kind == PRISMATIC:
        return wp.spatial_vector(wp.vec3(0.0), axis)
    return wp.spatial_vector()


@wp.func
def cross_motion(v: wp.spatial_vector, m: wp.spatial_vector) -> wp.spatial_vector:
    """Rate of change of a motion vector that is carried along by v."""
    w = wp.spatial_top(v)
    top = wp.cross(w, wp.spatial_top(m))
    bottom = wp.cross(w, wp.spatial_bottom(m)) + wp.cross(wp.spatial_bottom(v), wp.spatial_top(m))
    return wp.spatial_vector(top, bottom)


@wp.func
def cross_force(v: wp.spatial_vector, f: wp.spatial_vector) -> wp.spatial_vector:
    """Rate of change of a force vector that is carried along by v."""
    w = wp.spatial_top(v)
    top = wp.cross(w, wp.spatial_top(f)) + wp.cross(wp.spatial_bottom(v), wp.spatial_bottom(f))
    return wp.spatial_vector(top, wp.cross(w, wp.spatial_bottom(f)))


@wp.func
def link_spatial_inertia(pose: wp.transform, mass: float, com: wp.vec3, inertia: wp.mat33) -> wp.spatial_matrix:
    rotation = wp.quat_to_matrix(wp.transform_get_rotation(pose))
    arm = wp.skew(wp.transform_point(pose, com))
    rotational = rotation * inertia * wp.transpose(rotation) - mass * (arm * arm)
    result = wp.spatial_matrix()
    for i in range(3):
        for j in range(3):
            result[i, j] = rotational[i, j]
            result[i, j + 3] = mass * arm[i, j]
            result[i + 3, j] = -mass * arm[i, j]
        result[i + 3, i + 3] = mass
    return result


@wp.kernel(enable_backward=False)
def articulated_body_forward_dynamics(
    parent: wp.array(dtype=int),
    joint_type: wp.array(dtype=int),
    joint_frame: wp.array(dtype=wp.transform),
    joint_axis: wp.array(dtype=wp.vec3),
    armature: wp.array(dtype=float),
    damping: wp.array(dtype=float),
    link_mass: wp.array(dtype=float),
    link_com: wp.array(dtype=wp.vec3),
    link_inertia: wp.array(dtype=wp.mat33),
    joint_position: wp.array2d(dtype=float),
    joint_velocity: wp.array2d(dtype=float),
    torque: wp.array2d(dtype=float),
    gravity: wp.vec3,
    link_pose: wp.array2d(dtype=wp.transform),
    screw: wp.array2d(dtype=wp.spatial_vector),
    twist: wp.array2d(dtype=wp.spatial_vector),
    drift: wp.array2d(dtype=wp.spatial_vector),
    inertia: wp.array2d(dtype=wp.spatial_matrix),
    bias: wp.array2d(dtype=wp.spatial_vector),
    projected: wp.array2d(dtype=wp.spatial_vector),
    pivot: wp.array2d(dtype=float),
    residual: wp.array2d(dtype=float),
    acceleration: wp.array2d(dtype=wp.spatial_vector),
    joint_acceleration: wp.array2d(dtype=float),
):
    """Joint accelerations in time linear in the number of joints (Featherstone).

    One frame for all, the world's, makes the sums over children plain additions. The arrays between gravity and
    joint_acceleration are workspace.
    """
    robot = wp.tid()
    count = parent.shape[0]

    # outward: poses, velocities, and what each link would need if it were free
    for j in range(count):
        frame = joint_frame[j]
        velocity = wp.spatial_vector()
        up = parent[j]
        if up >= 0:
            frame = wp.transform_multiply(link_pose[robot, up], frame)
            velocity = twist[robot, up]
        kind = joint_type[j]
        pose = wp.transform_multiply(frame, joint_motion(kind, joint_axis[j], joint_position[robot, j]))
        s = joint_screw(kind, wp.transform_vector(frame, joint_axis[j]), wp.transform_get_translation(frame))
        rate = s * joint_velocity[robot, j]
        velocity = velocity + rate
        own = link_spatial_inertia(pose, link_mass[j], link_com[j], link_inertia[j])

        link_pose[robot, j] = pose
        screw[robot, j] = s
        twist[robot, j] = velocity
        drift[robot, j] = cross_motion(velocity, rate)
        inertia[robot, j] = own
        bias[robot, j] = cross_force(velocity, own * velocity)

    # inward: fold every subtree into its parent, with the freedom of the joint taken out
    for back in range(count):
        j = count - 1 - back
        felt = inertia[robot, j]
        load = bias[robot, j]
        if is_moving(joint_type[j]):
            s = screw[robot, j]
            u = felt * s
            d = wp.dot(s, u) + armature[j]
            rest = torque[robot, j] - damping[j] * joint_velocity[robot, j] - wp.dot(s, load)
            projected[robot, j] = u
            pivot[robot, j] = d
            residual[robot, j] = rest
            felt = felt - wp.outer(u, u) / d
            load = load + felt * drift[robot, j] + u * (rest / d)
        up = parent[j]
        if up >= 0:
            inertia[robot, up] = inertia[robot, up] + felt
            bias[robot, up] = bias[robot, up] + load

    # outward: accelerations; lifting the base replaces gravity on every link
    for j in range(count):
        a = wp.spatial_vector(wp.vec3(0.0), -gravity)
        if parent[j] >= 0:
            a = acceleration[robot, parent[j]]
        a = a + drift[robot, j]
        result = float(0.0)
        if is_moving(joint_type[j]):
            result = (residual[robot, j] - wp.dot(projected[robot, j], a)) / pivot[robot, j]
            a = a + screw[robot, j] * result
        acceleration[robot, j] = a
        joint_acceleration[robot, j] = result
