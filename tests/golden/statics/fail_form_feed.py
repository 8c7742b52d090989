# warp: refuses
import warp as wp

N = 5


@wp.kernel
def behind_form_feed(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = wp.static(N)
