# idea: tangent frames from texture coordinates
# brief: Derive tangents of a textured mesh from its texture coordinates and collect them with their handedness at the vertices.
# description: Face corners index positions and texture coordinates separately: `position_index[face]` and
#     `uv_index[face]`. Solve the two edges of the face in `positions` for the direction in which u of `uvs` grows and v
#     is constant. A face whose uv triangle has a determinant below `MIN_UV_AREA` in size has no such direction and
#     counts in `degenerate[0]`. Otherwise remove from the u direction its part along the normal of each corner's vertex
#     in `normals`, and if what is left is longer than `MIN_LENGTH`, atomically add it, normalised, to `tangents` at the
#     vertex, and 1 or -1 to `handedness` there, as the determinant is positive or negative.
# launch: n
# inputs:
#     position_index[n] = index(0, n+2)
#     uv_index[n] = index(0, 3*n)
#     positions[n+2] = uniform(-1, 1)
#     uvs[3*n] = uniform(0, 1)
#     normals[n+2] = unit
#     tangents[n+2] = zero
#     handedness[n+2] = zero
#     degenerate[1] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

MIN_UV_AREA = wp.constant(1.0e-3)
MIN_LENGTH = wp.constant(1.0e-6)


@wp.kernel
def scatter_face_tangents(position_index: wp.array(dtype=wp.vec3i), uv_index: wp.array(dtype=wp.vec3i),
                          positions: wp.array(dtype=wp.vec3), uvs: wp.array(dtype=wp.vec2), normals: wp.array(dtype=wp.vec3),
                          tangents: wp.array(dtype=wp.vec3), handedness: wp.array(dtype=float), degenerate: wp.array(dtype=int)):
    face = wp.tid()
    corners = position_index[face]
    uv_corners = uv_index[face]

    edge_b = positions[corners[1]] - positions[corners[0]]
    edge_c = positions[corners[2]] - positions[corners[0]]
    uv_b = uvs[uv_corners[1]] - uvs[uv_corners[0]]
    uv_c = uvs[uv_corners[2]] - uvs[uv_corners[0]]

    determinant = uv_b[0] * uv_c[1] - uv_b[1] * uv_c[0]
    if wp.abs(determinant) < MIN_UV_AREA:
        wp.atomic_add(degenerate, 0, 1)
        return
    direction = (edge_b * uv_c[1] - edge_c * uv_b[1]) / determinant
    side = wp.sign(determinant)  # -1 where the texture is mirrored

    for k in range(3):
        vertex = corners[k]
        normal = normals[vertex]
        tangent = direction - normal * wp.dot(normal, direction)
        length = wp.length(tangent)
        if length > MIN_LENGTH:
            wp.atomic_add(tangents, vertex, tangent / length)
            wp.atomic_add(handedness, vertex, side)
