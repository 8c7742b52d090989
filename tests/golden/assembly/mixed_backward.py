# One kernel with and one without backward.
import warp as wp


@wp.kernel(enable_backward=False)
def without(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.kernel
def with_it(x: wp.array(dtype=float)):
    x[0] = 2.0
