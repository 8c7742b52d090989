# warp: refuses. tid is no name of the package.
import warp as wp


@wp.kernel
def bare_tid(x: wp.array(dtype=float)):
    i = tid()
    x[i] = 1.0
