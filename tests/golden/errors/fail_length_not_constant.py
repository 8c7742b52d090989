# warp: refuses. A vector length that is a variable.
import warp as wp


@wp.kernel
def length_not_constant(n: int):
    a = wp.vector(length=n, dtype=float)
