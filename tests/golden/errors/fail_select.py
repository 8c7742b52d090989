# warp: refuses. The removed wp.select.
import warp as wp


@wp.kernel
def select_removed(x: wp.array(dtype=float), n: int):
    x[0] = wp.select(n > 0, 1.0, 2.0)
