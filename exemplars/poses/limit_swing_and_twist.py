# idea: joint limits by swing and twist
# brief: Keep ball joints within a cone of swing and a range of twist about their bone.
# description: For every joint, `rotations[joint]` is split into a twist about the unit bone `axes[joint]` and the swing that
#     remains (rotation = swing * twist). The twist has the vector part's component along the axis and the same w; if its
#     length is below `MIN_LENGTH`, the joint is turned by 180 degrees across the bone and the twist is the identity. The
#     twist angle, in -pi..pi, is clamped to between the two angles of `twist_range[joint]`, in any order, the swing angle to
#     at most `max_swing[joint]` (swings whose vector part is shorter than `MIN_LENGTH` stay); `signed_angle` gives both.
#     Write the product of the limited swing and twist to `limited`, and how far the angles were beyond the limits, added up,
#     to `violation`.
# launch: n
# inputs:
#     rotations[n] = unit
#     axes[n] = unit
#     twist_range[n] = uniform(-1, 1)
#     max_swing[n] = uniform(0.2, 2)
#     limited[n] = zero
#     violation[n] = zero
# fits:
#     squares_output(violation)
#     largest_output(violation)
#     count_output(violation)
#     flag_output(violation)
import warp as wp

MIN_LENGTH = wp.constant(1.0e-5)


@wp.func
def signed_angle(q: wp.quat, axis: wp.vec3) -> float:
    """Angle of a rotation about a known axis, in -pi..pi."""
    side = wp.where(q[3] < 0.0, -1.0, 1.0)
    return 2.0 * wp.atan2(side * wp.dot(wp.vec3(q[0], q[1], q[2]), axis), side * q[3])


@wp.kernel
def limit_swing_and_twist(
    rotations: wp.array(dtype=wp.quat),
    axes: wp.array(dtype=wp.vec3),
    twist_range: wp.array(dtype=wp.vec2),
    max_swing: wp.array(dtype=float),
    limited: wp.array(dtype=wp.quat),
    violation: wp.array(dtype=float),
):
    joint = wp.tid()
    q = rotations[joint]
    axis = axes[joint]

    # project the rotation onto the axis; the rest has no turn about it
    along = axis * wp.dot(wp.vec3(q[0], q[1], q[2]), axis)
    twist = wp.quat(along[0], along[1], along[2], q[3])
    length = wp.length(twist)
    if length < MIN_LENGTH:
        twist = wp.quat_identity()
    else:
        twist = twist / length
    swing = q * wp.quat_inverse(twist)

    least = wp.min(twist_range[joint][0], twist_range[joint][1])
    greatest = wp.max(twist_range[joint][0], twist_range[joint][1])
    twist_angle = signed_angle(twist, axis)
    kept_twist = wp.clamp(twist_angle, least, greatest)

    swing_vector = wp.vec3(swing[0], swing[1], swing[2])
    swing_sine = wp.length(swing_vector)
    excess = wp.abs(twist_angle - kept_twist)
    if swing_sine > MIN_LENGTH:
        swing_axis = swing_vector / swing_sine
        swing_angle = signed_angle(swing, swing_axis)
        kept_swing = wp.clamp(swing_angle, -max_swing[joint], max_swing[joint])
        excess += wp.abs(swing_angle - kept_swing)
        swing = wp.quat_from_axis_angle(swing_axis, kept_swing)

    limited[joint] = swing * wp.quat_from_axis_angle(axis, kept_twist)
    violation[joint] = excess
