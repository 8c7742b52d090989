# warp: refuses. A starred target.
import warp as wp


@wp.kernel
def starred_target(x: wp.array(dtype=float)):
    a, *b = x[0], x[1], x[2]
