# idea: area, volume and centroid of mesh components
# brief: Sum area, enclosed volume and first moments of the closed components of a triangle mesh.
# description: For every face with the component c = `component[face]`, not negative, take its corners from `vertices` by
#     `faces[face]`, less `reference`, which keeps the numbers small far from the origin. The signed volume of the tetrahedron
#     of face and reference is the triple product over 6. Atomically add the area to `area[c]`, the volume to `volume[c]`, and
#     the volume times the tetrahedron's centroid (a quarter of the sum of its corners, plus the reference) to
#     `first_moment[c]`, all in double precision. Faces of a negative component were deleted.
# launch: n
# inputs:
#     faces[n] = index(0, 2*n)
#     component[n] = index(-1, 8)
#     vertices[2*n] = uniform(-1, 1)
#     reference = uniform(-0.5, 0.5)
#     area[8] = zero
#     volume[8] = zero
#     first_moment[8] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.kernel
def integrate_component_volumes(
    faces: wp.array(dtype=wp.vec3i),
    component: wp.array(dtype=wp.int32),
    vertices: wp.array(dtype=wp.vec3d),
    reference: wp.vec3d,
    # outputs, one element per component
    area: wp.array(dtype=wp.float64),
    volume: wp.array(dtype=wp.float64),
    first_moment: wp.array(dtype=wp.vec3d),
):
    face = wp.tid()
    c = component[face]
    if c < 0:
        return

    corners = faces[face]
    p = vertices[corners[0]] - reference
    q = vertices[corners[1]] - reference
    r = vertices[corners[2]] - reference

    face_area = wp.float64(0.5) * wp.length(wp.cross(q - p, r - p))
    # contributions of faces that turn their back cancel for a closed surface
    signed_volume = wp.dot(p, wp.cross(q, r)) / wp.float64(6.0)
    centroid = reference + (p + q + r) * wp.float64(0.25)

    wp.atomic_add(area, c, face_area)
    wp.atomic_add(volume, c, signed_volume)
    wp.atomic_add(first_moment, c, centroid * signed_volume)
