# Late expressions in functions: of a plain one they are hashed, of an instance of a template they are not.
from typing import Any

import warp as wp

WEIGHTS = (1.0, 2.0, 4.0)


@wp.func
def weighted(x: float):
    s = x
    for i in range(3):
        s += wp.static(WEIGHTS[i])
    return s


@wp.func
def summed(x: wp.array(dtype=Any), n: int):
    s = x.dtype(0.0)
    for i in range(2):
        s += x[n + wp.static(i + 1)]
    return s


@wp.kernel
def first(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = weighted(a[i])


@wp.kernel
def second(a: wp.array(dtype=wp.float64), b: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = summed(a, i)
    b[i] = summed(b, i)
