# warp: refuses. A character that is no Python.
import warp as wp


@wp.kernel
def invalid_character(x: wp.array(dtype=float)):
    x[0] = 1.0 ? 2.0
