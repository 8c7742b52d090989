# wp.svd2 with results and with output arguments.
import warp as wp


@wp.kernel
def svd2_rows(a: wp.array(dtype=wp.mat22)):
    i = wp.tid()
    u, s, v = wp.svd2(a[i])
    uu = wp.mat22()
    ss = wp.vec2()
    vv = wp.mat22()
    wp.svd2(a[i], uu, ss, vv)
    a[i] = u * wp.diag(s) * wp.transpose(v)
