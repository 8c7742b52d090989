# weft: refuses. The order of a set decides a constant.
import warp as wp

N = tuple({40, 8, 16})[0]


@wp.kernel
def set_order(x: wp.array(dtype=float)):
    x[0] = float(N)
