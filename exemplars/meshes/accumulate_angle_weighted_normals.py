# idea: angle-weighted vertex normals
# brief: Add the unit normal of every triangle to its corners, weighted by the angle there.
# description: For every face, compute the unit normal from the cross product of two edges of `positions` at the corners
#     `indices[3 * face]` and the two that follow. Faces whose cross product is shorter than `MIN_AREA` are left out. At each
#     corner, `corner_angle` is the angle between the two edges that leave it, as atan2 of the length of their cross product
#     and their dot product, which is exact for thin triangles too. Add the normal times the angle to `normals` at the
#     corner's vertex by atomics.
# launch: n
# inputs:
#     indices[3*n] = index(0, n+2)
#     positions[n+2] = uniform(-1, 1)
#     normals[n+2] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp
from typing import Any

MIN_AREA = wp.constant(1.0e-8)


@wp.func
def corner_angle(u: Any, v: Any):
    """Angle between two edges; unlike acos it keeps its digits near 0 and pi."""
    return wp.atan2(wp.length(wp.cross(u, v)), wp.dot(u, v))


@wp.kernel
def accumulate_angle_weighted_normals(
    indices: wp.array(dtype=wp.int32),
    positions: wp.array(dtype=wp.vec3),
    normals: wp.array(dtype=wp.vec3),
):
    face = wp.tid()
    i = indices[3 * face]
    j = indices[3 * face + 1]
    k = indices[3 * face + 2]
    ij = positions[j] - positions[i]
    jk = positions[k] - positions[j]
    ki = positions[i] - positions[k]

    normal = wp.cross(ij, jk)
    double_area = wp.length(normal)
    if double_area < MIN_AREA:
        return
    normal = normal / double_area

    # weighting by angle makes the result independent of how a flat region is triangulated
    wp.atomic_add(normals, i, normal * corner_angle(ij, -ki))
    wp.atomic_add(normals, j, normal * corner_angle(jk, -ij))
    wp.atomic_add(normals, k, normal * corner_angle(ki, -jk))
