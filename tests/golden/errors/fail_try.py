# warp: refuses. A try statement.
import warp as wp


@wp.kernel
def try_statement(x: wp.array(dtype=float)):
    try:
        x[0] = 1.0
    except ValueError:
        x[0] = 2.0
