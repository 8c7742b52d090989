# warp: refuses. A file that does not parse.
import warp as wp


@wp.kernel
def syntax(x: wp.array(dtype=float)):
    x[0] = = 1.0
