# warp: refuses. A user function called with other types.
import warp as wp


@wp.func
def inc(a: float):
    return a + 1.0


@wp.kernel
def function_overload(n: wp.array(dtype=int)):
    n[0] = inc(n[0])
