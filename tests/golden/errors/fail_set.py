# warp: refuses. A set.
import warp as wp


@wp.kernel
def set_literal(x: wp.array(dtype=float)):
    a = {1, 2}
