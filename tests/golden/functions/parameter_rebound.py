# A parameter rebound inside the function.
import warp as wp


@wp.func
def clamp_index(i: int, n: int):
    if i < 0:
        i = 0
    if i >= n:
        i = n - 1
    return i


@wp.kernel
def parameter_rebound(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    x[clamp_index(i - 1, n)] = 1.0
