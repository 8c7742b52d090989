# weft: refuses. The copying setters of a transform: Warp declares their results with a type that no compiler knows.
import warp as wp


@wp.kernel
def transform_set_copy(t: wp.array(dtype=wp.transform), v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    moved = wp.transform_set_translation_copy(t[i], v[i])
    turned = wp.transform_set_rotation_copy(t[i], q[i])
