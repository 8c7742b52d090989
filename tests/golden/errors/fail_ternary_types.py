# warp: refuses. A conditional expression with two types.
import warp as wp


@wp.kernel
def ternary_types(x: wp.array(dtype=float), n: int):
    a = 1.0 if n > 0 else 2
