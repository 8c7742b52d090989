# `+=` on the translation of a transform.
import warp as wp


@wp.kernel
def transform_augmented_part(t: wp.transform, v: wp.vec3, out: wp.array(dtype=wp.transform)):
    a = t
    a.p += v
    a.p -= v
    out[0] = a
