# The Python truth value of a constant counts.
import warp as wp

LEVEL = 2


@wp.kernel
def constant_number(x: wp.array(dtype=float)):
    if LEVEL:
        x[0] = 1.0
    if 0:
        x[1] = 2.0
    if 0.0:
        x[2] = 2.0
