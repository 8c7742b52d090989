# warp: refuses. A tuple indexed by a variable.
import warp as wp


@wp.kernel
def tuple_index(n: int, x: wp.array(dtype=float)):
    t = (1.0, 2.0)
    x[0] = t[n]
