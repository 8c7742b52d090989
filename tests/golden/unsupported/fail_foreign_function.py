# weft: refuses. A function with the name of something imported from elsewhere.
from os.path import join

import warp as wp


@wp.func
def join(a: float, b: float):
    return a + b


@wp.kernel
def foreign_function(x: wp.array(dtype=float)):
    x[0] = join(x[0], x[1])
