# warp: refuses. A number with a leading zero.
import warp as wp


@wp.kernel
def invalid_number(x: wp.array(dtype=float)):
    x[0] = 0123
