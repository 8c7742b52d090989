# `and` evaluates its second operand inside a block.
import warp as wp


@wp.kernel
def and_two(n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    out[0] = n > 0 and x[n] > 1.0
