# wp.transform_point and wp.transform_vector by transforms and matrices.
import warp as wp


@wp.kernel
def transform_point_rows(t: wp.array(dtype=wp.transform), m: wp.mat44, v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v[0] = wp.transform_point(t[i], v[i])
    v[1] = wp.transform_point(m, v[i])
    v[2] = wp.transform_vector(t[i], v[i])
    v[3] = wp.transform_vector(m, v[i])
