# wp.qr3 with results and with output arguments.
import warp as wp


@wp.kernel
def qr3_rows(a: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    q, r = wp.qr3(a[i])
    qq = wp.mat33()
    rr = wp.mat33()
    wp.qr3(a[i], qq, rr)
    a[i] = q * r
