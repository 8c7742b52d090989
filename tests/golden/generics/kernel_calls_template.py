# An overload instantiates the functions it calls with its own types.
from typing import Any

import warp as wp


@wp.func
def clipped(a: Any, limit: Any):
    return wp.min(a, limit)


@wp.kernel
def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):
    i = wp.tid()
    x[i] = clipped(x[i], limit)


for dtype in (wp.float32, wp.int32, wp.uint64):
    wp.overload(kernel_calls_template, [wp.array(dtype=dtype), dtype])
