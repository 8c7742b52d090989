# warp: refuses. A reference that is left to its default.
import warp as wp


@wp.func
def bump(a: wp.ref[float] = 1.0):
    a += 1.0


@wp.kernel(enable_backward=False)
def default(x: wp.array(dtype=float)):
    bump()
