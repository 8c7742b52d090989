# idea: motion retargeting between skeletons
# brief: Transfer recorded joint rotations to another skeleton with its own bind pose and proportions.
# description: Thread (frame, joint) makes the local pose of a joint of the target. `source_joint[joint]` is its counterpart,
#     or negative: then the joint keeps `target_bind[joint]`. Otherwise the rotation of the source relative to its bind pose,
#     `source_bind`^-1 * `motion[frame, source]`, is expressed in the axes of the target by `axis_change[joint]` (q * r *
#     q^-1) and applied after the rotation of `target_bind[joint]`. By `translation_mode[joint]`, the translation is that of
#     the bind pose (`KEEP_BIND`), the bind translation plus the recorded motion away from the source's bind, turned by
#     `axis_change[joint]` and scaled by `height_ratio` (`SCALED`), or the recorded one as it is (all others). Write it to
#     `retargeted[frame, joint]`.
# launch: n, 20
# inputs:
#     motion[n, 16] = rigid(-1, 1)
#     source_bind[16] = rigid(-1, 1)
#     source_joint[20] = index(-1, 16)
#     target_bind[20] = rigid(-1, 1)
#     axis_change[20] = unit
#     translation_mode[20] = index(0, 3)
#     height_ratio = uniform(0.5, 1.5)
#     retargeted[n, 20] = zero
# fits:
#     parameter_per_group(height_ratio: actor)
import warp as wp

KEEP_BIND = wp.constant(0)
SCALED = wp.constant(1)


@wp.func
def change_axes(rotation: wp.quat, axes: wp.quat) -> wp.quat:
    return axes * rotation * wp.quat_inverse(axes)


@wp.kernel
def retarget_joint_rotations(motion: wp.array2d(dtype=wp.transform), source_bind: wp.array(dtype=wp.transform),
                             source_joint: wp.array(dtype=int), target_bind: wp.array(dtype=wp.transform),
                             axis_change: wp.array(dtype=wp.quat), translation_mode: wp.array(dtype=int),
                             height_ratio: float, retargeted: wp.array2d(dtype=wp.transform)):
    frame, joint = wp.tid()
    bind = target_bind[joint]
    source = source_joint[joint]
    if source < 0:  # fingers or tails that the recording does not have
        retargeted[frame, joint] = bind
        return

    recorded = motion[frame, source]
    reference = source_bind[source]
    axes = axis_change[joint]
    turned = wp.quat_inverse(wp.transform_get_rotation(reference)) * wp.transform_get_rotation(recorded)
    rotation = wp.transform_get_rotation(bind) * change_axes(turned, axes)

    # limbs have their own lengths; only the hips and the like carry translation over
    translation = wp.transform_get_translation(recorded)
    if translation_mode[joint] == KEEP_BIND:
        translation = wp.transform_get_translation(bind)
    elif translation_mode[joint] == SCALED:
        moved = translation - wp.transform_get_translation(reference)
        translation = wp.transform_get_translation(bind) + wp.quat_rotate(axes, moved) * height_ratio

    retargeted[frame, joint] = wp.transform(translation, rotation)
