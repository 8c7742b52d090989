# A constant chosen by a conditional expression and by an if.
import warp as wp

FAST = True
STEPS = 4 if FAST else 8

if FAST:
    TOLERANCE = 0.1
else:
    TOLERANCE = 0.01


@wp.kernel
def constant_conditional(x: wp.array(dtype=float)):
    x[STEPS] = TOLERANCE
