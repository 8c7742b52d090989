# weft: refuses. An array on the stack passed to a template.
from typing import Any

import warp as wp


@wp.func
def first(a: wp.array(dtype=Any)):
    return a[0]


@wp.kernel
def fixed_array_for_any(x: wp.array(dtype=float)):
    local = wp.zeros(shape=(4,), dtype=float)
    x[0] = first(local)
