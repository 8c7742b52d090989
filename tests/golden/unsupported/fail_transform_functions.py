# weft: refuses. Transform helpers that Warp implements as functions.
import warp as wp


@wp.kernel
def transform_functions_rows(t: wp.array(dtype=wp.transform), m: wp.array(dtype=wp.mat44), v: wp.array(dtype=wp.vec3), s: wp.array(dtype=wp.spatial_vector)):
    i = wp.tid()
    t[0] = wp.transform_from_matrix(m[i])
    m[0] = wp.transform_to_matrix(t[i])
    m[1] = wp.transform_compose(v[i], wp.transform_get_rotation(t[i]), v[0])
    p, q, k = wp.transform_decompose(m[i])
    s[0] = wp.transform_twist(t[i], s[i])
    s[1] = wp.transform_wrench(t[i], s[i])
    v[0] = wp.velocity_at_point(s[i], v[i])
