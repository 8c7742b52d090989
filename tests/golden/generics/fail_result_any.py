# warp: refuses. Any as the result of a function that is no template.
from typing import Any

import warp as wp


@wp.func
def same(a: float) -> Any:
    return a


@wp.kernel
def result_any(x: wp.array(dtype=float)):
    x[0] = same(x[0])
