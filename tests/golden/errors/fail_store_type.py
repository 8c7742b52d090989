# warp: refuses. An integer stored into a float array.
import warp as wp


@wp.kernel
def store_type(x: wp.array(dtype=float)):
    x[0] = 1
