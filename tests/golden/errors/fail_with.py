# warp: refuses. A with statement.
import warp as wp


@wp.kernel
def with_statement(x: wp.array(dtype=float)):
    with open("file") as f:
        x[0] = 1.0
