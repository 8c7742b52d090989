# .p and .q of a transform, read and written.
import warp as wp


@wp.kernel
def transform_parts(t: wp.transform, out: wp.array(dtype=wp.vec3)):
    a = t
    out[0] = a.p
    r = a.q
    a.p = wp.vec3(1.0)
    a.q = r
    out[1] = wp.transform_get_translation(a)
