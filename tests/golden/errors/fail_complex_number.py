# warp: refuses. A complex literal.
import warp as wp


@wp.kernel
def complex_number(x: wp.array(dtype=float)):
    a = 2j
