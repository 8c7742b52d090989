# weft: refuses. A mesh query.
import warp as wp


@wp.kernel
def mesh_query(mesh: wp.uint64, p: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    q = wp.mesh_query_point(mesh, p[i], 1.0)
    if q.result:
        out[i] = q.u
