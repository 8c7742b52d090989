# wp.eig3 with results and with output arguments.
import warp as wp


@wp.kernel
def eig3_rows(a: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    q, d = wp.eig3(a[i])
    qq = wp.mat33()
    dd = wp.vec3()
    wp.eig3(a[i], qq, dd)
    a[i] = q * wp.diag(d)
