# A comparison, `not` or bool operator on constants is a real if.
import warp as wp

LEVEL = 2


@wp.kernel
def constant_compare_is_dynamic(x: wp.array(dtype=float)):
    if LEVEL > 1:
        x[0] = 1.0
    if not False:
        x[1] = 1.0
    if True and False:
        x[2] = 1.0
