# weft: refuses. Norms that Warp implements as functions.
import warp as wp


@wp.kernel
def norms_rows(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[0] = wp.norm_l1(v[i])
    out[1] = wp.norm_l2(v[i])
    out[2] = wp.norm_huber(v[i], 0.5)
    out[3] = wp.norm_pseudo_huber(v[i])
    v[i] = wp.smooth_normalize(v[i], 0.25)
