# A keyword of another type than the default makes a second instance with the same signature.
from typing import Any

import warp as wp


@wp.func
def shifted(a: Any, by: Any = 1.0):
    return a + type(a)(by)


@wp.kernel
def function_keyword_other_type(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = shifted(x[i]) + shifted(x[i], by=2)
