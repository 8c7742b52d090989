# idea: geometric Jacobian of an end effector
# brief: Compute the columns of the geometric Jacobian of one link for each joint of many robots.
# description: Launch in two dimensions: `robot` and `joint`. The joint moves the link `effector[robot]` if it is found on
#     the way from that link to the base over `parent`, by `is_ancestor`: a negative parent ends the walk, and so do as many
#     steps as there are joints. Joints not on it get a zero column. With z the `axis[joint]` in the world by
#     `link_pose[robot, joint]` and p the tip, `tool_offset` in the frame of the effector: a revolute joint
#     (`prismatic[joint]` 0) has the column (z, z x (p - joint position)), a prismatic one (0, z), angular part first. Writes
#     `jacobian[robot, joint]`.
# launch: n, 8
# inputs:
#     parent[8] = offsets(-1, 3)
#     prismatic[8] = index(0, 2)
#     axis[8] = unit
#     effector[n] = index(0, 8)
#     link_pose[n, 8] = rigid(-1, 1)
#     tool_offset = uniform(-0.2, 0.2)
#     jacobian[n, 8] = zero
# fits:
#     parameter_per_element(tool_offset: robot)
#     parameter_per_group(tool_offset: tool)
import warp as wp


@wp.func
def is_ancestor(parent: wp.array(dtype=int), joint: int, link: int) -> bool:
    """Whether a joint lies on the path from a link to the base, the link's own joint included."""
    current = int(link)
    steps = int(0)
    while current >= 0 and current != joint and steps < parent.shape[0]:
        current = parent[current]
        steps += 1
    return current == joint


@wp.kernel
def geometric_jacobian_columns(parent: wp.array(dtype=int), prismatic: wp.array(dtype=int), axis: wp.array(dtype=wp.vec3),
                               effector: wp.array(dtype=int), link_pose: wp.array2d(dtype=wp.transform), tool_offset: wp.vec3,
                               jacobian: wp.array2d(dtype=wp.spatial_vector)):
    robot, joint = wp.tid()
    link = effector[robot]
    if not is_ancestor(parent, joint, link):
        jacobian[robot, joint] = wp.spatial_vector()
        return

    z = wp.transform_vector(link_pose[robot, joint], axis[joint])
    if prismatic[joint] != 0:
        jacobian[robot, joint] = wp.spatial_vector(wp.vec3(0.0), z)
        return
    tip = wp.transform_point(link_pose[robot, link], tool_offset)
    arm = tip - wp.transform_get_translation(link_pose[robot, joint])
    jacobian[robot, joint] = wp.spatial_vector(z, wp.cross(z, arm))
