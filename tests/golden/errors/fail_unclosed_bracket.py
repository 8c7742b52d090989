# warp: refuses. A bracket that is never closed.
import warp as wp


@wp.kernel
def unclosed_bracket(x: wp.array(dtype=float):
    x[0] = 1.0
