# warp: refuses. nonlocal of a name that no function binds.
import warp as wp


def helper():
    nonlocal q
    q = 1


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
