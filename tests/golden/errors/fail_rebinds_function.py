# warp: refuses. A local name of a function bound again.
import warp as wp


@wp.kernel
def rebinds_function(x: wp.array(dtype=float)):
    f = wp.sin
    f = 2.0
    x[0] = f
