# A constant false condition with elif: the elif is a real if.
import warp as wp


@wp.kernel
def constant_false(x: wp.array(dtype=float), n: int):
    if False:
        x[0] = 1.0
    elif n > 2:
        x[1] = 2.0
    else:
        x[2] = 3.0
