# An array bound to another name.
import warp as wp


@wp.kernel
def alias(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):
    z = x
    z[0] = 1.0
    if n > 0:
        z = y
    z[1] = 2.0
