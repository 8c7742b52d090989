# warp: refuses. An array element as target of a tuple.
import warp as wp


@wp.func
def two(a: float):
    return a, a


@wp.kernel
def unpack_target(x: wp.array(dtype=float)):
    x[0], x[1] = two(1.0)
