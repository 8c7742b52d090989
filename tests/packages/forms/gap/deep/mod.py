"""Between its package and the one around it lies a folder without `__init__.py`."""

import math

import warp as wp

from ...functions import scale

TOOLS = wp.utils
LENGTH = math.hypot(3.1, -4.7)


@wp.kernel
def deep(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i]) + LENGTH
