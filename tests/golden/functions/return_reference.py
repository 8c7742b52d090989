# One returned reference is copied.
import warp as wp


@wp.func
def get(x: wp.array(dtype=float), i: int):
    return x[i]


@wp.kernel
def return_reference(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = get(x, i + 1)
