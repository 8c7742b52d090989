# warp: refuses. A comparison chain of unequal types.
import warp as wp


@wp.kernel
def chain_types(n: int, x: float, out: wp.array(dtype=wp.bool)):
    out[0] = 0 < n < x
