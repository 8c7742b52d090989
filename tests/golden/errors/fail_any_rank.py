# warp: refuses. An array of any number of dimensions.
from typing import Any

import warp as wp


@wp.func
def first(values: wp.array(dtype=float, ndim=Any)) -> float:
    return values[0]


@wp.kernel
def k(values: wp.array(dtype=float), out: wp.array(dtype=float)):
    out[0] = first(values)
