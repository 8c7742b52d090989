# warp: refuses. An overload with a body.
from typing import Any

import warp as wp


@wp.kernel
def overload_body(x: wp.array(dtype=Any)):
    x[0] = x[1]


@wp.overload
def overload_body(x: wp.array(dtype=float)):
    x[0] = x[2]
