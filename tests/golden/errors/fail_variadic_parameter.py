# warp: refuses. A variadic parameter.
import warp as wp


@wp.kernel
def variadic_parameter(*x: float):
    x[0] = 1.0
