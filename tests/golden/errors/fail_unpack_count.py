# warp: refuses. Two targets for three results.
import warp as wp


@wp.func
def three(a: float):
    return a, a, a


@wp.kernel
def unpack_count(x: wp.array(dtype=float)):
    a, b = three(x[0])
