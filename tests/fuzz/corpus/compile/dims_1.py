# One-dimensional reads and writes.
import warp as wp


@wp.kernel
def dims_1(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[i]
