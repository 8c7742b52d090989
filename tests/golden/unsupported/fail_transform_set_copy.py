# weft: refuses. The copying setters of a transform.
import warp as wp


@wp.kernel
def transform_set_copy(t: wp.array(dtype=wp.transform), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    t[i] = wp.transform_set_translation_copy(t[i], v[i])
