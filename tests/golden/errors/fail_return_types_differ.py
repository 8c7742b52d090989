# warp: refuses. Returns of different types.
import warp as wp


@wp.func
def differ(n: int):
    if n > 0:
        return n
    return 1.0


@wp.kernel
def return_types_differ(x: wp.array(dtype=float)):
    a = differ(2)
