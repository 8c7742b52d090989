# warp: refuses. A match statement.
import warp as wp


@wp.kernel
def match_statement(x: wp.array(dtype=float), n: int):
    match n:
        case 0:
            x[0] = 1.0
