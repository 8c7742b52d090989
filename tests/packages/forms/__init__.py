"""A package with every form of import: what a module sees is what was loaded before it, in Python's order."""

import warp as wp

from .functions import scale
from .inner import *

LIMIT = 4


@wp.func
def twice(x: float):
    return 2.0 * x


from . import ring_a  # noqa: E402
