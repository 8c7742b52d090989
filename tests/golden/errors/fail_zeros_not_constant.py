# warp: refuses. A local array of variable size.
import warp as wp


@wp.kernel
def zeros_not_constant(n: int):
    a = wp.zeros(shape=n, dtype=float)
