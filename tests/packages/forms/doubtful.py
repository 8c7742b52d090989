import warp as wp

from . import unsure


@wp.func
def twice(x: float):
    return 5.0 * x


@wp.kernel
def doubtful(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = twice(x[i])
