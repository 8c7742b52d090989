# warp: refuses. What is assigned to a reference has another type.
import warp as wp


@wp.func
def put(a: wp.ref[float], b: int):
    a = b


@wp.kernel(enable_backward=False)
def other_type(x: wp.array(dtype=float)):
    put(x[0], 1)
