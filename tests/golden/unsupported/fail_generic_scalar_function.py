# weft: refuses. A function over wp.Float.
import warp as wp


@wp.func
def halve(a: wp.Float):
    return a / a


@wp.kernel
def generic_scalar_function(x: wp.array(dtype=float)):
    x[0] = halve(x[0])
