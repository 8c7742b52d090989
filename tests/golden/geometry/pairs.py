# Two triangles, two edges.
import warp as wp


@wp.kernel
def pairs(
    p: wp.array(dtype=wp.vec3),
    d: wp.array(dtype=wp.vec3d),
    hits: wp.array(dtype=int),
    out: wp.array(dtype=wp.vec3),
):
    i = wp.tid()
    hits[i] = wp.intersect_tri_tri(p[0], p[1], p[2], p[3], p[4], p[5])
    hits[i] += wp.intersect_tri_tri(d[0], d[1], d[2], d[3], d[4], d[5])
    out[i] = wp.closest_point_edge_edge(p[0], p[1], p[2], p[3], 1.0e-6)
