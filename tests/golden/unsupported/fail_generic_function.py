# weft: refuses. A generic function.
from typing import Any

import warp as wp


@wp.func
def twice(a: Any):
    return a + a


@wp.kernel
def generic_function(x: wp.array(dtype=float)):
    x[0] = twice(x[0])
