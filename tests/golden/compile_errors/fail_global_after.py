# warp: refuses. A global declaration after an assignment.
import warp as wp


def helper():
    q = 1
    global q


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
