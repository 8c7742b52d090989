# Two overloads of a generic kernel, each with a hash of its own.
from typing import Any

import warp as wp


@wp.kernel
def kernel_list(x: wp.array(dtype=Any), a: Any, n: int):
    i = wp.tid()
    if i < n:
        x[i] = x[i] * a + x.dtype(1)


wp.overload(kernel_list, [wp.array(dtype=float), float, int])
wp.overload(kernel_list, [wp.array(dtype=wp.float64), wp.float64, int])
wp.overload(kernel_list, [wp.array(dtype=float), wp.float32, wp.int32])
