# warp: refuses. An annotation that is no type of Warp.
import warp as wp


@wp.kernel
def unknown_annotation(x: wp.array(dtype=float), n: list):
    x[0] = 1.0
