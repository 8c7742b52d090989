# Operator precedence and parentheses decide the order of calls.
import warp as wp


@wp.kernel
def precedence(a: float, b: float, c: float, out: wp.array(dtype=float)):
    out[0] = a + b * c
    out[1] = (a + b) * c
    out[2] = -a**b
    out[3] = a - b - c
    out[4] = a**b**c
