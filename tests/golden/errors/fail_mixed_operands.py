# warp: refuses. float + int.
import warp as wp


@wp.kernel
def mixed_operands(x: wp.array(dtype=float), n: int):
    x[0] = x[0] + n
