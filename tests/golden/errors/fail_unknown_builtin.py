# warp: refuses. A function that the package does not have.
import warp as wp


@wp.kernel
def unknown_builtin(x: wp.array(dtype=float)):
    x[0] = wp.notafunc(1.0)
