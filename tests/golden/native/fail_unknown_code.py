# weft: refuses
import os

import warp as wp


@wp.func_native(os.environ.get("CODE", "return x;"))
def read(x: float) -> float: ...


@wp.kernel
def unknown_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = read(x[i])
