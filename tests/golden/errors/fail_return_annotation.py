# warp: refuses. A return that contradicts its annotation.
import warp as wp


@wp.func
def annotated(a: float) -> int:
    return a


@wp.kernel
def return_annotation(x: wp.array(dtype=float)):
    n = annotated(x[0])
