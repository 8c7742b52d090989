# warp: refuses. A template takes what has no default by position only.
from typing import Any

import warp as wp


@wp.func
def mix(a: Any, b: Any):
    return a + b


@wp.kernel
def keyword_without_default(x: wp.array(dtype=float)):
    x[0] = mix(x[0], b=x[1])
