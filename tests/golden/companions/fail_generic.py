# warp: refuses
from typing import Any

import warp as wp


@wp.func
def square(x: Any):
    return x * x


@wp.func_grad(square)
def adj_square(x: float, adj_ret: float):
    wp.adjoint[x] += 2.0 * x * adj_ret


@wp.kernel
def generic_kernel(x: wp.array(dtype=float)):
    x[0] = square(x[0])
