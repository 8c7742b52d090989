# warp: refuses. A list.
import warp as wp


@wp.kernel
def list_literal(x: wp.array(dtype=float)):
    a = [1.0, 2.0]
