# warp: refuses. range() of a float.
import warp as wp


@wp.kernel
def range_float(x: wp.array(dtype=float)):
    for i in range(2.0):
        x[0] = 1.0
