# warp: refuses. A parameter without annotation.
import warp as wp


@wp.kernel
def missing_annotation(x: wp.array(dtype=float), n):
    x[0] = 1.0
