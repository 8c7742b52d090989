# warp: refuses. A float as index of a read.
import warp as wp


@wp.kernel
def float_index(x: wp.array(dtype=float)):
    a = x[1.0]
