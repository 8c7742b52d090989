# warp: refuses. A union as annotation.
import warp as wp


@wp.kernel
def union_annotation(x: wp.array(dtype=float), n: int | float):
    x[0] = 1.0
