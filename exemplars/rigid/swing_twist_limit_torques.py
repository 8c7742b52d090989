# idea: swing and twist limits of ball joints
# brief: Compute restoring torques for ball joints that are turned beyond their cone or twist limits.
# description: Launch in two dimensions: `world` and `joint`. The relative rotation is the inverse of
#     `body_rotation[world]` of the first body of `joint_bodies[joint]`, the parent, times that of the second, the
#     child. It is made to have w >= 0 (the short way). `split_swing_twist` returns the twist about x, (x, 0, 0, w)
#     normalised, or the identity if sqrt(x^2 + w^2 + `EPSILON`^2) is not above 2 `EPSILON`, and swing = rotation times
#     inverse twist. `rotation_vector` is axis times angle, 2 atan2(|v|, w), and 2 v for a vector part shorter than
#     `EPSILON`. The twist angle x is compared with `twist_limit[joint]`: beyond it the excess times `stiffness`,
#     negated, is the torque about the twist axis as it stands now, x turned by the swing. The length of the swing
#     vector is compared with `swing_limit[joint]` in the same way: torque against the swing axis. Their sum is turned
#     to the world by the parent's rotation and added to `torque[world]` of the second body, subtracted from the first,
#     atomically; a joint within its limits adds nothing. `violation[world, joint]` is the greater of both excesses, 0
#     within the limits.
# launch: n, 8
# inputs:
#     joint_bodies[8] = index(0, 6)
#     body_rotation[n, 6] = unit
#     twist_limit[8] = uniform(0.5, 1.5)
#     swing_limit[8] = uniform(0.8, 2.5)
#     stiffness = uniform(5, 20)
#     torque[n, 6] = zero
#     violation[n, 8] = zero
# fits:
#     parameter_per_element(stiffness: joint)
#     squares_output(violation)
#     largest_output(violation)
#     count_output(violation)
#     flag_output(violation)
import warp as wp

EPSILON = wp.constant(1.0e-5)


@wp.func
def split_swing_twist(rotation: wp.quat):
    """Splits a rotation into one about x, done first, and one about an axis across x."""
    length = wp.sqrt(rotation[0] * rotation[0] + rotation[3] * rotation[3] + EPSILON * EPSILON)
    twist = wp.quat(0.0, 0.0, 0.0, 1.0)
    if length > 2.0 * EPSILON:  # else: turned half a circle across x, where twist is undefined
        twist = wp.normalize(wp.quat(rotation[0], 0.0, 0.0, rotation[3]))
    swing = rotation * wp.quat_inverse(twist)
    return swing, twist


@wp.func
def rotation_vector(rotation: wp.quat) -> wp.vec3:
    part = wp.vec3(rotation[0], rotation[1], rotation[2])
    length = wp.length(part)
    if length < EPSILON:
        return part * 2.0
    return part * (2.0 * wp.atan2(length, rotation[3]) / length)


@wp.func
def excess(value: float, limit: float) -> float:
    """How far a value lies outside of -limit to limit, with its sign."""
    return value - wp.clamp(value, -limit, limit)


@wp.kernel
def swing_twist_limit_torques(
    joint_bodies: wp.array(dtype=wp.vec2i),
    body_rotation: wp.array2d(dtype=wp.quat),
    twist_limit: wp.array(dtype=float),
    swing_limit: wp.array(dtype=float),
    stiffness: float,
    torque: wp.array2d(dtype=wp.vec3),
    violation: wp.array2d(dtype=float),
):
    """Penalty torques of cone and twist limits; the twist axis is x of the parent, turned by the swing."""
    world, joint = wp.tid()
    parent = joint_bodies[joint][0]
    child = joint_bodies[joint][1]
    relative = wp.quat_inverse(body_rotation[world, parent]) * body_rotation[world, child]
    if relative[3] < 0.0:  # q and -q are one rotation: take the short way
        relative = -relative

    swing, twist = split_swing_twist(relative)
    twist_excess = excess(rotation_vector(twist)[0], twist_limit[joint])
    swing_vector = rotation_vector(swing)
    swing_angle = wp.length(swing_vector)
    swing_excess = excess(swing_angle, swing_limit[joint])

    violation[world, joint] = wp.max(wp.abs(twist_excess), swing_excess)
    if twist_excess == 0.0 and swing_excess == 0.0:
        return

    # the swing has turned the axis about which the child twists
    local = wp.quat_rotate(swing, wp.vec3(-stiffness * twist_excess, 0.0, 0.0))
    if swing_excess > 0.0:
        local -= swing_vector * (stiffness * swing_excess / swing_angle)
    push = wp.quat_rotate(body_rotation[world, parent], local)
    wp.atomic_add(torque, world, child, push)
    wp.atomic_sub(torque, world, parent, push)
