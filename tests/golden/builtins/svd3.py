# wp.svd3 with results and with output arguments.
import warp as wp


@wp.kernel
def svd3_rows(a: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    u, s, v = wp.svd3(a[i])
    uu = wp.mat33()
    ss = wp.vec3()
    vv = wp.mat33()
    wp.svd3(a[i], uu, ss, vv)
    a[i] = u * wp.diag(s) * wp.transpose(v)
