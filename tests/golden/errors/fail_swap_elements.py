# warp: refuses. References never compare equal: swapping two elements through names.
import warp as wp


@wp.kernel
def swap_elements(x: wp.array(dtype=float)):
    a, b = x[0], x[1]
    a, b = b, a
