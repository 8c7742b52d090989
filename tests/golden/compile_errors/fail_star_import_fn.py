# warp: refuses. A star import in a function.
import warp as wp


def helper():
    from os import *


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
