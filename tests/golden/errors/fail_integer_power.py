# warp: refuses. `**` on integers.
import warp as wp


@wp.kernel
def integer_power(n: wp.array(dtype=int)):
    n[0] = n[0] ** 2
