# wp.cw_div of vectors and matrices.
import warp as wp


@wp.kernel
def cw_div_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    v[i] = wp.cw_div(v[i], v[0])
    m[i] = wp.cw_div(m[i], m[0])
