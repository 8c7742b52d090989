# idea: forward kinematics of skeletons
# brief: Compute the world pose of every joint of many characters that share a skeleton.
# description: Thread (character, joint) starts with `local_poses[character, joint]` and multiplies the local pose of each
#     ancestor from the left, following `parents` up to a negative index or `MAX_DEPTH` ancestors, a guard against cycles in
#     broken files. The pose of the character, `root_poses[character]`, comes last. Write it to
#     `world_poses[character, joint]`, and the vector from the parent's place to the joint to `bones[character, joint]`: the
#     local translation turned by the parent's world rotation.
# launch: n, 6
# inputs:
#     parents[6] = index(-1, 3)
#     local_poses[n, 6] = rigid(-0.5, 0.5)
#     root_poses[n] = rigid(-4, 4)
#     world_poses[n, 6] = zero
#     bones[n, 6] = zero
# fits:
#     length_output(bones)
import warp as wp

MAX_DEPTH = wp.constant(8)


@wp.kernel
def compose_skeleton_poses(
    parents: wp.array(dtype=int),
    local_poses: wp.array2d(dtype=wp.transform),
    root_poses: wp.array(dtype=wp.transform),
    world_poses: wp.array2d(dtype=wp.transform),
    bones: wp.array2d(dtype=wp.vec3),
):
    """Every joint walks up by itself: more work than level by level, but a single launch. Launch: characters x joints."""
    character, joint = wp.tid()
    local = local_poses[character, joint]

    # pose of the parent first, in the frame of the character
    frame = wp.transform_identity()
    ancestor = parents[joint]
    depth = int(0)
    while ancestor >= 0 and depth < MAX_DEPTH:
        frame = wp.transform_multiply(local_poses[character, ancestor], frame)
        ancestor = parents[ancestor]
        depth += 1

    parent_pose = wp.transform_multiply(root_poses[character], frame)
    world_poses[character, joint] = wp.transform_multiply(parent_pose, local)
    bones[character, joint] = wp.transform_vector(parent_pose, wp.transform_get_translation(local))
