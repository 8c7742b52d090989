# A function without result.
import warp as wp


@wp.func
def put(x: wp.array(dtype=float), i: int, value: float):
    x[i] = value


@wp.kernel
def no_result(x: wp.array(dtype=float)):
    i = wp.tid()
    put(x, i, 2.0)
