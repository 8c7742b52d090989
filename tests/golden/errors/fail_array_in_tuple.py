# warp: refuses. An array in a tuple.
import warp as wp


@wp.kernel
def array_in_tuple(x: wp.array(dtype=float)):
    a = (x, 1.0)
    b = a[0]
