# Module constants, bare and through wp.constant.
import warp as wp

GRAVITY = -9.81
STEPS = wp.constant(4)
ENABLED = wp.constant(True)


@wp.kernel
def constant_scalar(x: wp.array(dtype=float), n: wp.array(dtype=int)):
    x[0] = GRAVITY
    x[1] = GRAVITY * 2.0
    n[0] = STEPS
    f = ENABLED
