# weft: refuses. A kernel that is made without its decorator is one of the module's.
import warp as wp


def plain(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.kernel
def decorated(x: wp.array(dtype=float)):
    x[0] = 2.0


made = wp.Kernel(func=plain, key="plain")
