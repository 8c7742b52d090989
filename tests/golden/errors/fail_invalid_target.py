# warp: refuses. An assignment to a literal.
import warp as wp


@wp.kernel
def invalid_target(x: wp.array(dtype=float)):
    1 = x[0]
