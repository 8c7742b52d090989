# A condition sees through a module constant and a local name.
import warp as wp

DEBUG = False


@wp.kernel
def constant_name(x: wp.array(dtype=float)):
    flag = True
    if DEBUG:
        x[0] = 1.0
    if flag:
        x[1] = 2.0
