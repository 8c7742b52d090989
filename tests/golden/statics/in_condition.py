# A condition that is known keeps one branch and a constant nobody reads.
import warp as wp

FAST = True


@wp.kernel
def in_condition(x: wp.array(dtype=float)):
    i = wp.tid()
    if wp.static(FAST):
        x[i] = x[i] * 2.0
    else:
        x[i] = wp.pow(x[i], 2.0)
    if not wp.static(FAST):
        x[i] = 0.0
    y = 1.0 if wp.static(FAST and not FAST) else 2.0
    x[i] += y
