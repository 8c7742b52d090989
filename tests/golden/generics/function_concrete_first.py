# A concrete overload is preferred to a template declared before it.
from typing import Any

import warp as wp


@wp.func
def weight(a: Any):
    return 2.0


@wp.func
def weight(a: float):
    return a


@wp.kernel
def function_concrete_first(x: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = weight(x[i]) + weight(n[i])
