# warp: refuses. A function passed for a parameter of any type.
from typing import Any

import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.func
def apply(f: Any, a: float):
    return a


@wp.kernel
def function_for_any(x: wp.array(dtype=float)):
    x[0] = apply(square, x[0])
