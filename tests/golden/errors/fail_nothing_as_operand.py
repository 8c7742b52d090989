# warp: refuses. A call without result as operand.
import warp as wp


@wp.func
def put(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.func
def two(a: float):
    return a, a


@wp.kernel
def nothing_as_operand(x: wp.array(dtype=float)):
    x[0] = put(x) + 1.0
