# A bare return before one with a value.
import warp as wp


@wp.func
def half(x: float):
    if x < 0.0:
        return
    return 0.5 * x


@wp.kernel
def bare_return_first(x: wp.array(dtype=float)):
    x[1] = half(x[0])
