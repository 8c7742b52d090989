# idea: forward kinematics over a joint tree
# brief: Compute the world poses of all links of many robots that share one kinematic tree.
# description: One thread per `robot`. Joints are sorted parents first. Joint j takes the pose of link
#     `joint_parent[j]`, or `base_pose[robot]` for a negative parent, times the fixed `joint_origin[j]`, times the
#     motion of the joint (`joint_transform`, `ball_transform`): by `joint_type[j]` `REVOLUTE` a turn about
#     `joint_axis[j]` by the coordinate, `PRISMATIC` a shift along it, `BALL` a rotation by the quaternion of four
#     coordinates, normalised, anything else is fixed: it adds no motion and has no coordinates, so that its start is
#     not used. Coordinates stand in row `robot` of `coordinates` from `coordinate_start[j]` on. Those of revolute and
#     prismatic joints are first held within `joint_lower[j]` and `joint_upper[j]`; `limit_hits[robot]` is set to the
#     number of those that were outside. Writes `link_pose[robot, j]`.
# launch: n
# inputs:
#     joint_type[10] = index(0, 4)
#     joint_parent[10] = offsets(-1, 4)
#     joint_origin[10] = rigid(-0.5, 0.5)
#     joint_axis[10] = unit
#     joint_lower[10] = uniform(-1, -0.5)
#     joint_upper[10] = uniform(0.5, 1)
#     coordinate_start[10] = offsets(0, 28)
#     base_pose[n] = rigid(-1, 1)
#     coordinates[n, 32] = uniform(-1.2, 1.2)
#     link_pose[n, 10] = zero
#     limit_hits[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     total_output(limit_hits)
import warp as wp

REVOLUTE = wp.constant(0)
PRISMATIC = wp.constant(1)
BALL = wp.constant(2)


@wp.func
def joint_transform(kind: int, axis: wp.vec3, coordinate: float) -> wp.transform:
    """Motion of a joint with one coordinate, revolute or prismatic."""
    if kind == REVOLUTE:
        return wp.transform(wp.vec3(0.0), wp.quat_from_axis_angle(axis, coordinate))
    return wp.transform(axis * coordinate, wp.quat_identity())


@wp.func
def ball_transform(coordinates: wp.array2d(dtype=float), robot: int, first: int) -> wp.transform:
    q = wp.quat(
        coordinates[robot, first], coordinates[robot, first + 1], coordinates[robot, first + 2], coordinates[robot, first + 3]
    )
    # integrators let the length drift
    return wp.transform(wp.vec3(0.0), wp.normalize(q))


@wp.kernel
def forward_kinematics_tree(
    joint_type: wp.array(dtype=int),
    joint_parent: wp.array(dtype=int),
    joint_origin: wp.array(dtype=wp.transform),
    joint_axis: wp.array(dtype=wp.vec3),
    joint_lower: wp.array(dtype=float),
    joint_upper: wp.array(dtype=float),
    coordinate_start: wp.array(dtype=int),
    base_pose: wp.array(dtype=wp.transform),
    coordinates: wp.array2d(dtype=float),
    link_pose: wp.array2d(dtype=wp.transform),
    limit_hits: wp.array(dtype=int),
):
    robot = wp.tid()
    hits = int(0)
    for j in range(joint_parent.shape[0]):
        parent = joint_parent[j]
        pose = base_pose[robot]
        if parent >= 0:
            pose = link_pose[robot, parent]
        pose = wp.transform_multiply(pose, joint_origin[j])

        kind = joint_type[j]
        first = coordinate_start[j]
        if kind == BALL:
            pose = wp.transform_multiply(pose, ball_transform(coordinates, robot, first))
        elif kind == REVOLUTE or kind == PRISMATIC:  # a fixed joint has no coordinate to read
            value = wp.clamp(coordinates[robot, first], joint_lower[j], joint_upper[j])
            if value != coordinates[robot, first]:
                hits += 1
            pose = wp.transform_multiply(pose, joint_transform(kind, joint_axis[j], value))
        link_pose[robot, j] = pose
    limit_hits[robot] = hits
