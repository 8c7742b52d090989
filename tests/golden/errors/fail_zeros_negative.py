# warp: refuses. A local array of negative size.
import warp as wp


@wp.kernel
def zeros_negative(x: wp.array(dtype=float)):
    a = wp.zeros(shape=-1, dtype=float)
