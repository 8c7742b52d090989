# Returned references are copied before the first result is written.
import warp as wp


@wp.func
def both(x: wp.array(dtype=float), i: int):
    return x[i], x[i + 1]


@wp.kernel
def results_are_references(x: wp.array(dtype=float)):
    i = wp.tid()
    a, b = both(x, i)
    x[i] = a + b
