# A name that Warp's own library uses starts at a later number.
import warp as wp


@wp.func
def norm_l1(v: wp.vec2):
    return wp.abs(v[0]) + wp.abs(v[1])


@wp.kernel
def builtin_name_taken(v: wp.array(dtype=wp.vec2), out: wp.array(dtype=float)):
    out[0] = norm_l1(v[0])
