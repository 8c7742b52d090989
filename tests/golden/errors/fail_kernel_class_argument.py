# warp: refuses. The class of kernels has no such argument.
import warp as wp


def plain(x: wp.array(dtype=float)):
    x[0] = 1.0


made = wp.Kernel(plain, enable_backward=False)
