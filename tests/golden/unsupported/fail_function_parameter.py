# weft: refuses. A kernel with a wp.Function parameter, which it does not use.
import warp as wp


@wp.kernel
def function_parameter(x: wp.array(dtype=float), f: wp.Function):
    x[0] = 1.0
