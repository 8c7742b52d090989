# An expression of literals is evaluated and dynamic.
import warp as wp


@wp.kernel
def dynamic_expression_bound(x: wp.array(dtype=float)):
    for i in range(3 * 2):
        x[i] = 1.0
