# The closest point on a mesh: its fields, positions and normals there.
import warp as wp


@wp.kernel
def signed_distance(
    mesh: wp.uint64,
    point: wp.array(dtype=wp.vec3),
    distance: wp.array(dtype=float),
    normal: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    query = wp.mesh_query_point(mesh, point[i], 10.0)
    if query.result:
        closest = wp.mesh_eval_position(mesh, query.face, query.u, query.v)
        distance[i] = wp.length(closest - point[i]) * query.sign
        normal[i] = wp.mesh_eval_face_normal(mesh, query.face) + wp.mesh_eval_velocity(
            mesh, query.face, query.u, query.v
        )


@wp.kernel
def every_sign(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), distance: wp.array(dtype=float)):
    i = wp.tid()
    query = wp.mesh_query_point_no_sign(mesh, point[i], 1.0)
    if i > 2:
        query = wp.mesh_query_point_sign_winding_number(mesh, point[i], 1.0)
    else:
        query = wp.mesh_query_point_sign_normal(mesh, point[i], 1.0, 0.1)
    distance[i] = query.u
    odd = wp.mesh_query_point_sign_parity(mesh, point[i], 1.0)
    far = wp.mesh_query_furthest_point_no_sign(mesh, point[i], 0.0)
    distance[i] += odd.v * far.v
    for j in range(i):
        far = wp.mesh_query_point(mesh, point[j], 1.0)
        distance[i] += far.sign
    if not far.result:
        return
    u, v = far.u, far.v
    distance[i] += u * v + wp.where(query.result, 1.0, float(query.face))
