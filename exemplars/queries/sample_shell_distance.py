# idea: narrow-band signed distance
# brief: Sample the signed distance of grid points to a closed surface, within a band around it.
# description: One thread per point of `points`. The nearest point of `mesh` closer than `band` is looked for, with its sign
#     from the pseudo normal. If there is one, `distance[i]` is the length of the way to it times the sign, negative inside,
#     and `closest_face[i]` its face. If not, the distance is `band` and the face -1.
# launch: n
# inputs:
#     mesh = handle(mesh)
#     points[n] = uniform(-1.5, 1.5)
#     band = uniform(0.3, 0.6)
#     distance[n] = zero
#     closest_face[n] = zero
import warp as wp


@wp.kernel
def sample_shell_distance(
    mesh: wp.uint64,
    points: wp.array(dtype=wp.vec3),
    band: float,
    distance: wp.array(dtype=float),
    closest_face: wp.array(dtype=int),
):
    i = wp.tid()
    p = points[i]
    query = wp.mesh_query_point_sign_normal(mesh, p, band)
    if query.result:
        surface = wp.mesh_eval_position(mesh, query.face, query.u, query.v)
        distance[i] = query.sign * wp.length(p - surface)
        closest_face[i] = query.face
    else:
        # outside of the band only the fact that the surface is far matters
        distance[i] = band
        closest_face[i] = -1
