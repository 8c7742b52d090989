# warp: refuses. A parameter declared global.
import warp as wp


def helper(q):
    global q


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
