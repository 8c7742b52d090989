# idea: cotangent Laplacian
# brief: Assemble the cotangent Laplacian of vertex positions and the lumped areas of the vertices.
# description: For every triangle of `faces` (rows of three indexes into `positions`), with the double area from the cross
#     product of two edges, leave it out if that is below `min_double_area` or the index in `face_group[face]` is not `group`.
#     Each vertex gets a third of the area in `vertex_area`. For each corner, half its cotangent (dot product of the two edges
#     that leave it over the double area) is the weight of the opposite edge: with that weight, add the difference of the ends
#     to `laplacian` at one end and subtract it at the other. All additions are atomic.
# launch: n
# inputs:
#     faces[n, 3] = index(0, 2*n)
#     face_group[n] = index(0, 3)
#     group = constant(1)
#     positions[2*n] = uniform(-1, 1)
#     min_double_area = constant(0.000001)
#     laplacian[2*n] = zero
#     vertex_area[2*n] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.kernel
def scatter_cotangent_laplacian(faces: wp.array2d(dtype=int), face_group: wp.array(dtype=int), group: int,
                                positions: wp.array(dtype=wp.vec3), min_double_area: float,
                                laplacian: wp.array(dtype=wp.vec3), vertex_area: wp.array(dtype=float)):
    """Integrated (not divided by the area) Laplacian of the positions. Launch: one thread per face."""
    face = wp.tid()
    if face_group[face] != group:
        return

    origin = positions[faces[face, 0]]
    double_area = wp.length(wp.cross(positions[faces[face, 1]] - origin, positions[faces[face, 2]] - origin))
    if double_area < min_double_area:
        return

    for corner in range(3):
        apex = faces[face, corner]
        i = faces[face, (corner + 1) % 3]
        j = faces[face, (corner + 2) % 3]
        to_i = positions[i] - positions[apex]
        to_j = positions[j] - positions[apex]

        weight = 0.5 * wp.dot(to_i, to_j) / double_area
        pull = (to_j - to_i) * weight
        wp.atomic_add(laplacian, i, pull)
        wp.atomic_sub(laplacian, j, pull)
        wp.atomic_add(vertex_area, apex, double_area / 6.0)
