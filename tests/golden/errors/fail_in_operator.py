# warp: refuses. The operator `in`.
import warp as wp


@wp.kernel
def in_operator(x: wp.array(dtype=float), n: int):
    if n in x:
        x[0] = 1.0
