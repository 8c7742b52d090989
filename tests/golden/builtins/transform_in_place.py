# In-place sums of the translation of a transform.
import warp as wp


@wp.kernel
def transform_in_place_rows(t: wp.array(dtype=wp.transform), v: wp.vec3):
    i = wp.tid()
    a = t[i]
    wp.transform_add_inplace(a, v)
    wp.transform_sub_inplace(a, v)
    t[i] = a
