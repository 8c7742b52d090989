import warp as wp


@wp.func
def assemble_blocks(rotational: wp.mat33, coupling: wp.mat33,
                    mass: wp.float32) -> wp.spatial_matrix:
    result = wp.spatial_matrix()
    for i in range(3):
        for j in range(3):
            result[i, j] = rotational[i, j]
            result[i, j + 3] = coupling[i, j]
            result[i + 3, j] = -coupling[i, j]
        result[i + 3, i + 3] = mass
    return result


@wp.kernel
def evaluate_spatial_inertia_2d(link_pose: wp.array2d[wp.transform],
                                link_com: wp.array[wp.vec3],
                                link_inertia: wp.array2d[wp.mat33],
                                link_mass: wp.array2d[wp.float64],
                                device_link_com_stride: wp.array[wp.int32],
                                spatial_inertia: wp.array2d[wp.spatial_matrix],
                                num_elements: wp.int32):
    batch, k = wp.tid()
    if batch >= num_elements:
        return
    mass = float(link_mass[k, batch])
    if mass <= 0.0:
        spatial_inertia[batch, k] = wp.spatial_matrix()
        return

    rotation = wp.quat_to_matrix(wp.transform_get_rotation(link_pose[k, batch]))
    offset = wp.skew(wp.transform_point(link_pose[k, batch], link_com[batch * device_link_com_stride[0] + k]))
    about_com = rotation * link_inertia[k, batch] * wp.transpose(rotation)
    # parallel axis theorem: -C C is |c|^2 1 - c c^T
    spatial_inertia[batch, k] = assemble_blocks(about_com - mass * (offset * offset),
                                                mass * offset, mass)
