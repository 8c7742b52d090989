# warp: refuses. A bracket that was never opened.
import warp as wp


@wp.kernel
def unmatched_bracket(x: wp.array(dtype=float)):
    x[0] = 1.0)
