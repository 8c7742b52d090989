# A template annotated to return a tuple of any types: its instances return what they compute.
from typing import Any

import warp as wp


@wp.func
def both(a: Any, b: Any) -> tuple[Any, Any]:
    return a + b, a - b


@wp.func
def checked(a: Any, n: int) -> tuple[bool, wp.int32, Any]:
    return n > 2, n + 1, a


@wp.kernel
def result_tuple_of_any(x: wp.array(dtype=float), y: wp.array(dtype=wp.vec2d)):
    i = wp.tid()
    p, q = both(x[i], x[i] * 2.0)
    is_large, n, v = checked(p, i)
    if is_large:
        x[n] = p * q + v
    s, d = both(y[i], y[i] * wp.float64(2.0))
    y[i] = s + d
