# warp: refuses. A template that calls itself with the same types.
from typing import Any

import warp as wp


@wp.func
def down(a: Any):
    return down(a)


@wp.kernel
def generic_recursion(x: wp.array(dtype=float)):
    x[0] = down(x[0])
