# wp.cw_mul of vectors and matrices.
import warp as wp


@wp.kernel
def cw_mul_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    v[i] = wp.cw_mul(v[i], v[0])
    m[i] = wp.cw_mul(m[i], m[0])
