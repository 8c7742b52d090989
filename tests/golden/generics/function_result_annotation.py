# A generic result annotation belongs to the template alone.
from typing import Any

import warp as wp


@wp.func
def twice(a: Any) -> Any:
    return a + a


@wp.kernel
def function_result_annotation(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = twice(x[i])
