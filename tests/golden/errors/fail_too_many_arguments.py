# warp: refuses. One argument too many.
import warp as wp


@wp.kernel
def too_many_arguments(x: wp.array(dtype=float)):
    x[0] = wp.sin(x[0], x[1])
