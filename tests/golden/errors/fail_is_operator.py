# warp: refuses. The operator `is`.
import warp as wp


@wp.kernel
def is_operator(x: wp.array(dtype=float), n: int):
    if n is n:
        x[0] = 1.0
