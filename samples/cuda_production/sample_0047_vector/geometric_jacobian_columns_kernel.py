import warp as wp


@wp.struct
class Element:
    prismatic: int
    axis: wp.vec3f


@wp.func
def is_ancestor(
        parent: wp.array[int], joint: int, link: int) -> bool:
    current = int(link)
    steps = int(0)
    while current >= 0 and current != joint and steps < parent.shape[0]:
        current = parent[current]
        steps = steps + 1
    return current == joint


@wp.kernel
def geometric_jacobian_columns_kernel(
        active: wp.array[int], parent: wp.array[int], elements: wp.array[Element],
        effector: wp.array[int], link_pose: wp.array2d[wp.transformf], tool_offset: wp.vec3f,
        num_elements: int, jacobian_out: wp.array2d[wp.spatial_vector]):
    robot, joint_id = wp.tid()
    if active[robot] != 0:
        if robot < num_elements:
            link_id = effector[robot]
            if not is_ancestor(parent, joint_id, link_id):
                jacobian_out[robot, joint_id] = wp.spatial_vector()
                return

            z = wp.transform_vector(link_pose[robot, joint_id], elements[joint_id].axis)
            if elements[joint_id].prismatic != 0:
                jacobian_out[robot, joint_id] = wp.spatial_vector(wp.vec3f(0.0), z)
                return
            jacobian_out[robot, joint_id] = wp.spatial_vector(
                z,
                wp.cross(z, wp.transform_point(link_pose[robot, link_id], tool_offset) - wp.transform_get_translation(link_pose[robot, joint_id]))
            )
