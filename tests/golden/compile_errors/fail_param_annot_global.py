# warp: refuses. A global declaration after a use.
import warp as wp


def helper():
    print(q)
    global q


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
