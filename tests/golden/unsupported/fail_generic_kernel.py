# weft: refuses. A generic kernel with an overload.
from typing import Any

import warp as wp


@wp.kernel
def generic_kernel(x: wp.array(dtype=Any)):
    i = wp.tid()
    x[i] = x[i] + x[i]


wp.overload(generic_kernel, [wp.array(dtype=float)])
