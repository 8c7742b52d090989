# A generic function with an operator's name is tried for the operator.
from typing import Any

import warp as wp


@wp.struct
class Complex:
    re: float
    im: float


@wp.func
def add(a: Complex, b: Any):
    return Complex(a.re + b.re, a.im + b.im)


@wp.kernel
def function_operator(z: wp.array(dtype=Complex)):
    i = wp.tid()
    z[i] = z[i] + z[0]
