# An if in the reverse pass.
import warp as wp


@wp.kernel
def if_reversed(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    a = x[i]
    if n > 0:
        a = wp.sin(a)
    else:
        a = wp.cos(a)
    x[i] = a
