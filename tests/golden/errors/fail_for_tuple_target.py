# warp: refuses. A tuple as loop target.
import warp as wp


@wp.kernel
def for_tuple_target(x: wp.array(dtype=float), n: int):
    for i, j in range(n):
        x[i] = 1.0
