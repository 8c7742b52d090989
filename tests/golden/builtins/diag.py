# wp.diag and wp.get_diag.
import warp as wp


@wp.kernel
def diag_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    m[i] = wp.diag(v[i])
    v[i] = wp.get_diag(m[i])
