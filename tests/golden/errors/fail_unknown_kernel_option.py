# warp: refuses. A decorator option that does not exist.
import warp as wp


@wp.kernel(backwards=False)
def unknown_kernel_option(x: wp.array(dtype=float)):
    x[0] = 1.0
