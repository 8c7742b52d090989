# Redundant parentheses leave no trace.
import warp as wp


@wp.kernel
def parentheses(x: wp.array(dtype=float), a: float):
    (x[0]) = ((a) + (2.0))
    if (a > 1.0):
        x[(1)] = (a)
