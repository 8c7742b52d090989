# warp: refuses. A byte that is not UTF-8.
import warp as wp


@wp.kernel
def invalid_utf8(x: wp.array(dtype=float)):
    x[0] = 1.0  # ÿ
