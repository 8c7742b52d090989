# Instances have no #line, even where the others have.
from typing import Any

import warp as wp

wp.set_module_options({"lineinfo": True})


@wp.func
def twice(a: Any):
    return a + a


@wp.kernel
def plain(x: wp.array(dtype=float)):
    x[0] = twice(x[0])


@wp.kernel
def kernel_line_info(x: wp.array(dtype=Any)):
    x[0] = twice(x[0])


wp.overload(kernel_line_info, [wp.array(dtype=int)])
