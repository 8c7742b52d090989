# A default computed when the function is defined.
import warp as wp

BASE = 2.0


@wp.func
def shifted(a: float, d: float = BASE * 3.0):
    return a + d


@wp.kernel
def default_expression(x: wp.array(dtype=float)):
    x[0] = shifted(x[1])
