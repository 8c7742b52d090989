# warp: refuses. A kernel that returns a value.
import warp as wp


@wp.kernel
def kernel_returns_value(x: wp.array(dtype=float)):
    return x[0]
