# warp: refuses. A generator expression.
import warp as wp


@wp.kernel
def generator_expression(x: wp.array(dtype=float)):
    x[0] = wp.max(i for i in range(3))
