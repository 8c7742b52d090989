# A constant range above max_unroll is a plain counted loop.
import warp as wp


@wp.kernel
def constant_range(x: wp.array(dtype=float)):
    for i in range(20):
        x[i] = float(i)
