# Arrays of anything; the number of dimensions of an earlier instance is not compared.
from typing import Any

import warp as wp


@wp.func
def first(a: wp.array(dtype=Any)):
    return a[0]


@wp.func
def size_of(a: Any):
    return a.shape[0]


@wp.kernel
def function_array_elements(x: wp.array(dtype=float), y: wp.array2d(dtype=float), v: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    x[i] = first(x) + first(v)[0] + float(size_of(x) + size_of(y))
