# weft: refuses. Python's __debug__ in a kernel.
import warp as wp


@wp.kernel
def debug_name(x: wp.array(dtype=float)):
    x[0] = float(__debug__)
