# weft: refuses. A function of known types that is annotated to return a tuple of any: Warp takes the parts for a type of its own choice.
from typing import Any

import warp as wp


@wp.func
def both(a: float, b: float) -> tuple[Any, Any]:
    return a + b, a - b


@wp.kernel
def result_tuple_of_any(x: wp.array(dtype=float)):
    i = wp.tid()
    p, q = both(x[i], x[i] * 2.0)
