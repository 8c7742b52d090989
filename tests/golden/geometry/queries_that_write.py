# The older form of queries, which writes what it finds to its arguments.
import warp as wp


@wp.kernel
def look(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    face = int(0)
    u = float(0.0)
    v = float(0.0)
    inside = float(0.0)
    if wp.mesh_query_point(mesh, point[i], 3.0, inside, face, u, v):
        out[i] = inside * u
    if wp.mesh_query_point_no_sign(mesh, point[i], 3.0, face, u, v):
        out[i] += v
    if wp.mesh_query_furthest_point_no_sign(mesh, point[i], 3.0, face, u, v):
        out[i] += v
    if wp.mesh_query_point_sign_normal(mesh, point[i], 3.0, inside, face, u, v):
        out[i] += inside
    if wp.mesh_query_point_sign_parity(mesh, point[i], 3.0, inside, face, u, v):
        out[i] += inside
    if wp.mesh_query_point_sign_winding_number(mesh, point[i], 3.0, inside, face, u, v, 1.0):
        out[i] += inside
    normal = wp.vec3()
    t = float(0.0)
    if wp.mesh_query_ray(mesh, point[i], wp.vec3(0.0, 0.0, 1.0), 100.0, t, u, v, inside, normal, face):
        out[i] += t * normal[0]
