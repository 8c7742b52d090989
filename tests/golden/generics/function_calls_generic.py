# An instance builds the instances it calls before itself.
from typing import Any

import warp as wp


@wp.func
def square(a: Any):
    return a * a


@wp.func
def quartic(a: Any):
    return square(square(a))


@wp.kernel
def function_calls_generic(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64)):
    i = wp.tid()
    x[i] = quartic(x[i])
    y[i] = quartic(y[i])
