# warp: refuses. A reference to a name that holds a literal.
import warp as wp


@wp.func
def bump(a: wp.ref[float]):
    a += 1.0


@wp.kernel(enable_backward=False)
def constant_name(x: wp.array(dtype=float)):
    y = 1.0
    bump(y)
    x[0] = y
