# One instance of a generic function for each set of argument types, numbered lines from its decorator.
from typing import Any

import warp as wp


@wp.func
def blend(a: Any, b: Any, t: float):
    return a * (1.0 - t) + b * t


@wp.kernel
def function_any(x: wp.array(dtype=float), p: wp.array(dtype=wp.vec3), t: float):
    i = wp.tid()
    x[i] = blend(x[i], x[0], t)
    p[i] = blend(p[i], p[0], t)
    x[i] += blend(x[i], x[1], t)
