"""A file that `lazily` may import twice; the second import finds it."""

import warp as wp


@wp.func
def shift(x: float):
    return x + 1.0


@wp.kernel
def shifted(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = shift(x[i])
