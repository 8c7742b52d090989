import warp as wp


@wp.func
def assemble_blocks(
    rotational: wp.mat33,
    coupling: wp.mat33,
    mass: float,
) -> wp.spatial_matrix:
    """Puts the four 3x3 blocks in place; the coupling block is skew, so its transpose is its negative."""
    res = wp.spatial_matrix()
    for i in range(3):
        for j in range(3):
            res[i, j] = rotational[i, j]
            res[i, j + 3] = coupling[i, j]
            res[i + 3, j] = -coupling[i, j]
        res[i + 3, i + 3] = mass
    return res


@wp.kernel
def compute_world_spatial_inertia_kernel(
    worklist: wp.array(dtype=int),
    link_pose: wp.array2d(dtype=wp.transform),
    link_com: wp.array2d(dtype=wp.vec3),
    link_inertia: wp.array2d(dtype=wp.mat33),
    link_mass: wp.array2d(dtype=float),
    out_spatial_inertia: wp.array2d(dtype=wp.spatial_matrix),
    count: int,
):
    replica, thread = wp.tid()
    k = worklist[thread]
    if count > k:
        mass = link_mass[replica, k]
        if mass <= 0.0:
            out_spatial_inertia[replica, k] = wp.spatial_matrix()
            return
        link_pose_k = link_pose[replica, k]
        rot = wp.quat_to_matrix(wp.transform_get_rotation(link_pose_k))
        off = wp.skew(wp.transform_point(link_pose_k, link_com[replica, k]))
        about_com = rot * link_inertia[replica, k] * wp.transpose(rot)
        # parallel axis theorem: -C C is |c|^2 1 - c c^T
        out_spatial_inertia[replica, k] = assemble_blocks(
            about_com - mass * (off * off), mass * off, mass
        )
