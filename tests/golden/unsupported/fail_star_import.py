# weft: refuses. A star import from another package.
from os.path import *

import warp as wp


@wp.kernel
def star_import(x: wp.array(dtype=float)):
    x[0] = 1.0
