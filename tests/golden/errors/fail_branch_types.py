# warp: refuses. A name with different types after a branch.
import warp as wp


@wp.kernel
def branch_types(x: wp.array(dtype=float), n: int):
    if n > 0:
        a = 1.0
    else:
        a = 2
