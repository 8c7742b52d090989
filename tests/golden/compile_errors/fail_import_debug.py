# warp: refuses. An import as __debug__.
import warp as wp


import os as __debug__


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
