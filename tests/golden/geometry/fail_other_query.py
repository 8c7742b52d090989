# warp: refuses. A name keeps its kind of query.
import warp as wp


@wp.kernel
def k(mesh: wp.uint64, p: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    query = wp.mesh_query_point(mesh, p[0], 1.0)
    query = wp.mesh_query_ray(mesh, p[0], p[0], 1.0)
    out[0] = query.u
