# warp: refuses. A number as dtype.
import warp as wp


@wp.kernel
def dtype_not_a_type(x: wp.array(dtype=float)):
    a = wp.identity(n=3, dtype=3)
