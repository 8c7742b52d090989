# warp: refuses. A keyword that the builtin does not have.
import warp as wp


@wp.kernel
def unknown_keyword(x: wp.array(dtype=float)):
    x[0] = wp.clamp(x[0], low=0.0, upper=1.0)
