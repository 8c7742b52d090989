# A chain is one expression; the operands are evaluated first.
import warp as wp


@wp.kernel
def comparison_chain(n: int, x: wp.array(dtype=float), y: float, out: wp.array(dtype=wp.bool)):
    out[0] = 0 < n < 5
    out[1] = x[0] < y <= 1.0
