# `return ()` returns nothing.
import warp as wp


@wp.func
def nothing(x: float):
    return ()


@wp.kernel
def return_empty_tuple(x: wp.array(dtype=float)):
    nothing(x[0])
    x[1] = x[0]
