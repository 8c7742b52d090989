# Parameters that are left out, and those given by keyword, take the type of their default.
from typing import Any

import warp as wp


@wp.func
def scaled(a: Any, factor: Any = 2, offset: float = 1.0):
    return a * type(a)(factor) + type(a)(offset)


@wp.kernel
def function_defaults(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scaled(x[i])
    x[i] = scaled(x[i], 3)
    x[i] = scaled(x[i], offset=4.0)
    x[i] = scaled(x[i], 0.5)
