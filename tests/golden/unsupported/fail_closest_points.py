# weft: refuses. A geometry builtin.
import warp as wp


@wp.kernel
def closest_points(a: wp.vec3, b: wp.vec3, c: wp.vec3, d: wp.vec3, out: wp.array(dtype=wp.vec3)):
    out[0] = wp.closest_point_edge_edge(a, b, c, d, 0.001)
