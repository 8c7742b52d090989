# Fields of a query's result may be assigned.
import warp as wp


@wp.kernel
def change(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    hit = wp.mesh_query_ray(mesh, point[i], point[i], 1.0)
    hit.normal = point[i]
    hit.face = 3
    hit.normal[1] = 2.0
    hit.normal.x = 2.0
    hit.t += 1.0
    out[i] = hit.normal[0] * hit.t
