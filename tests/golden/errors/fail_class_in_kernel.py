# warp: refuses. A class inside the kernel.
import warp as wp


@wp.kernel
def class_in_kernel(x: wp.array(dtype=float)):
    class A:
        pass
    x[0] = 1.0
