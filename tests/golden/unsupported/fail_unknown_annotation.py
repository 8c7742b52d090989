# weft: refuses. An annotation that only running the file can tell.
import os

import warp as wp

DIMS = len(os.getcwd().split("/")) * 0 + 1


@wp.kernel
def unknown_annotation(x: wp.array(dtype=float, ndim=DIMS)):
    x[0] = 1.0
