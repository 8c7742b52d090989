# An instance of a template has no annotated result, so a generic snippet returns nothing
from typing import Any

import warp as wp


@wp.func_native("x[i] += v;")
def accumulate(x: wp.array(dtype=Any), i: int, v: Any): ...


@wp.kernel
def generic_kernel(x: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    accumulate(x, i, 1.0)
    accumulate(n, i, 2)
