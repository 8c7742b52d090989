# The whole text of a module with one kernel.
import warp as wp


@wp.kernel
def one_kernel(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    if i < n:
        x[i] = x[i] * 2.0
