# warp: refuses. The result of a function that has none.
import warp as wp


@wp.func
def put(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.func
def two(a: float):
    return a, a


@wp.kernel
def none_returned(x: wp.array(dtype=float)):
    a = put(x)
