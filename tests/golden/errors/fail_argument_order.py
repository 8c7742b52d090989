# warp: refuses. A positional argument after a keyword.
import warp as wp


@wp.kernel
def argument_order(x: wp.array(dtype=float)):
    x[0] = f(a=1, 2.0)
