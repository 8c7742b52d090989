# Translation and rotation of a transform, read and set.
import warp as wp


@wp.kernel
def transform_get_rows(t: wp.array(dtype=wp.transform), v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    v[i] = wp.transform_get_translation(t[i])
    q[i] = wp.transform_get_rotation(t[i])
    a = t[i]
    wp.transform_set_translation(a, v[0])
    wp.transform_set_rotation(a, q[0])
    t[i] = a
