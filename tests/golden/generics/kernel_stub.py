# Overloads by functions without a body.
from typing import Any

import warp as wp


@wp.kernel
def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):
    i = wp.tid()
    x[i] = x[i] * a


@wp.overload
def kernel_stub(x: wp.array(dtype=float), a: float): ...


@wp.overload
def kernel_stub(x: wp.array(dtype=wp.float16), a: wp.float16):
    """Half precision."""
