# warp: refuses. An import inside the kernel.
import warp as wp


@wp.kernel
def import_in_kernel(x: wp.array(dtype=float)):
    import math
    x[0] = math.pi
