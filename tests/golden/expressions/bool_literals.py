# True and False.
import warp as wp


@wp.kernel
def bool_literals(out: wp.array(dtype=wp.bool)):
    out[0] = True
    out[1] = False
