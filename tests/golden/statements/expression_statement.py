# A bare expression is evaluated and dropped.
import warp as wp


@wp.kernel
def expression_statement(x: wp.array(dtype=float), n: int):
    n + 1
    x[0]
    wp.sin(2.0)
    n
