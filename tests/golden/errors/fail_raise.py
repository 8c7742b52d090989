# warp: refuses. A raise statement.
import warp as wp


@wp.kernel
def raise_statement(x: wp.array(dtype=float)):
    raise ValueError
