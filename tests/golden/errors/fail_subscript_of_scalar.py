# warp: refuses. A store into an element of a scalar.
import warp as wp


@wp.kernel
def subscript_of_scalar(n: int):
    n[0] = 1
