# A constant defined after the kernel that uses it.
import warp as wp


@wp.kernel
def constant_defined_later(x: wp.array(dtype=float)):
    x[0] = LATE

LATE = 2.5
