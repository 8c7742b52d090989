# warp: refuses. An error inside a function names its line.
import warp as wp


@wp.func
def wrong(a: float):
    b = a + 1.0
    return b + 1


@wp.kernel
def outer_error_in_function(x: wp.array(dtype=float)):
    x[0] = wrong(x[0])
