# warp: refuses. A reference to a literal.
import warp as wp


@wp.func
def bump(a: wp.ref[float]):
    a += 1.0


@wp.kernel(enable_backward=False)
def literal(x: wp.array(dtype=float)):
    bump(1.0)
