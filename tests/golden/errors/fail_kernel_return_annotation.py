# warp: refuses. A kernel annotated with a result.
import warp as wp


@wp.kernel
def kernel_return_annotation(x: wp.array(dtype=float)) -> float:
    x[0] = 1.0
