# warp: refuses. wp.sin of an integer.
import warp as wp


@wp.kernel
def no_overload(x: wp.array(dtype=float), n: int):
    x[0] = wp.sin(n)
