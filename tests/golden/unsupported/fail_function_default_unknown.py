# weft: refuses. The default of a wp.Function parameter that is not known here, in a call that leaves it out.
from functools import reduce

import warp as wp

CHOSEN = reduce(lambda a, b: b, (wp.cos, wp.sin))


@wp.func
def applied(x: float, f: wp.Function = CHOSEN):
    return f(x)


@wp.kernel
def function_default_unknown(x: wp.array(dtype=float)):
    x[0] = applied(x[0])
