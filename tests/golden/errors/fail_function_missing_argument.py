# warp: refuses. A user function called without an argument it needs.
import warp as wp


@wp.func
def both(a: float, b: float):
    return a + b


@wp.kernel
def function_missing_argument(x: wp.array(dtype=float)):
    x[0] = both(x[0])
