# warp: refuses. A yield expression.
import warp as wp


@wp.kernel
def yield_expression(x: wp.array(dtype=float)):
    yield x[0]
