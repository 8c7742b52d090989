# Nested conditional expressions.
import warp as wp


@wp.kernel
def ternary_nested(n: int, out: wp.array(dtype=int)):
    out[0] = 1 if n > 2 else (2 if n > 1 else 3)
