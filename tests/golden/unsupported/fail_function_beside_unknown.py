# weft: refuses. A parameter whose type is not known here, beside one that takes a function.
from functools import reduce

import warp as wp

Chosen = reduce(lambda a, b: b, (wp.int32, wp.float32))


@wp.func
def applied(x: Chosen, f: wp.Function):
    return f(x)


@wp.kernel
def function_beside_unknown(x: wp.array(dtype=float)):
    x[0] = applied(x[0], wp.sin)
