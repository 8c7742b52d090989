# Rays against a mesh: the query's fields, any hit, the number of hits.
import warp as wp


@wp.kernel
def shoot(
    mesh: wp.uint64,
    origin: wp.array(dtype=wp.vec3),
    ray: wp.array(dtype=wp.vec3),
    t: wp.array(dtype=float),
    normal: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    hit = wp.mesh_query_ray(mesh, origin[i], ray[i], 1.0e6)
    if hit.result and hit.t < 5.0:
        t[i] = hit.t + hit.u * hit.v
        normal[i] = hit.normal * hit.sign
    again = wp.mesh_query_ray(mesh, origin[i], ray[i], 1.0, wp.mesh_get_group_root(mesh, 1))
    t[i] += again.normal[0] + again.normal.y
    if wp.mesh_query_ray_anyhit(mesh, origin[i], ray[i], 2.0):
        t[i] = float(wp.mesh_query_ray_count_intersections(mesh, origin[i], ray[i], 0))
