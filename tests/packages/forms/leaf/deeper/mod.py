"""Neither this folder nor the one above it has an `__init__.py`: they are packages all the same."""

import warp as wp
from forms.functions import scale


@wp.func
def shift(x: float):
    return x + 5.0


@wp.kernel
def in_a_leaf(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = shift(scale(x[i]))
