# warp: refuses. a = b = value.
import warp as wp


@wp.kernel
def chained_assignment(x: wp.array(dtype=float)):
    a = b = x[0]
