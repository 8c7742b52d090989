# A bare return in a function without results.
import warp as wp


@wp.func
def guard(x: wp.array(dtype=float), i: int):
    if i > 3:
        return
    x[i] = 1.0


@wp.kernel
def bare_return(x: wp.array(dtype=float)):
    guard(x, wp.tid())
