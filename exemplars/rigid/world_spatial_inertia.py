# idea: spatial inertia in world coordinates
# brief: Assemble the 6x6 spatial inertia of every link about the world origin.
# description: One thread per link `k`. Its rotation is R and its translation t from `link_pose[k]`; the centre of mass c = R
#     `link_com[k]` + t and the rotational inertia about it is R `link_inertia[k]` R^T. With `link_mass[k]` m and C =
#     skew(c), the matrix for (angular, linear) vectors has blocks I - m C C top left, m C top right, - m C bottom left, and
#     m times identity bottom right; `assemble_blocks` fills it. Links with a mass of 0 or less are frames without a body:
#     they write a zero matrix. Result `spatial_inertia[k]`.
# launch: n
# inputs:
#     link_pose[n] = rigid(-1, 1)
#     link_com[n] = uniform(-0.2, 0.2)
#     link_inertia[n] = spd(0.1, 1)
#     link_mass[n] = uniform(-0.5, 2)
#     spatial_inertia[n] = zero
# fits:
#     batch_dimension
import warp as wp


@wp.func
def assemble_blocks(rotational: wp.mat33, coupling: wp.mat33, mass: float) -> wp.spatial_matrix:
    """Puts the four 3x3 blocks in place; the coupling block is skew, so its transpose is its negative."""
    result = wp.spatial_matrix()
    for i in range(3):
        for j in range(3):
            result[i, j] = rotational[i, j]
            result[i, j + 3] = coupling[i, j]
            result[i + 3, j] = -coupling[i, j]
        result[i + 3, i + 3] = mass
    return result


@wp.kernel
def world_spatial_inertia(
    link_pose: wp.array[wp.transform],
    link_com: wp.array[wp.vec3],
    link_inertia: wp.array[wp.mat33],
    link_mass: wp.array[float],
    spatial_inertia: wp.array[wp.spatial_matrix],
):
    k = wp.tid()
    mass = link_mass[k]
    if mass <= 0.0:
        spatial_inertia[k] = wp.spatial_matrix()
        return

    rotation = wp.quat_to_matrix(wp.transform_get_rotation(link_pose[k]))
    offset = wp.skew(wp.transform_point(link_pose[k], link_com[k]))
    about_com = rotation * link_inertia[k] * wp.transpose(rotation)
    # parallel axis theorem: -C C is |c|^2 1 - c c^T
    spatial_inertia[k] = assemble_blocks(about_com - mass * (offset * offset), mass * offset, mass)
