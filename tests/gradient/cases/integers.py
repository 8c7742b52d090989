# gradient: none
import warp as wp


@wp.kernel
def integers(x: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = x[i] * 3 + i
