# A generic kernel without an overload leaves no text.
from typing import Any

import warp as wp


@wp.kernel
def ghost(x: wp.array(dtype=Any)):
    x[0] = x[1]


@wp.kernel
def kernel_never_used(x: wp.array(dtype=float)):
    x[0] = x[1]
