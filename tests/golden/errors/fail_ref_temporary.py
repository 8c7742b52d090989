# warp: refuses. A reference to the result of an operator.
import warp as wp


@wp.func
def bump(a: wp.ref[float]):
    a += 1.0


@wp.kernel(enable_backward=False)
def temporary(x: wp.array(dtype=float)):
    y = x[0]
    bump(y + 1.0)
