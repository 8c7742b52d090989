# warp: refuses. There is no grid of integers.
import warp as wp


@wp.func
def f(query: wp.HashGridQuery[wp.int32]):
    return 1.0


@wp.kernel
def k(out: wp.array(dtype=float)):
    out[0] = 1.0
