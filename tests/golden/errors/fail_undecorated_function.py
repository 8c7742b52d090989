# warp: refuses. A Python function without @wp.func.
import warp as wp


def plain(a):
    return a


@wp.kernel
def undecorated_function(x: wp.array(dtype=float)):
    x[0] = plain(1.0)
