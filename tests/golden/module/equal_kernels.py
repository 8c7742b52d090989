# Two kernels with equal text and different names.
import warp as wp


@wp.kernel
def one(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.kernel
def two(x: wp.array(dtype=float)):
    x[0] = 1.0
