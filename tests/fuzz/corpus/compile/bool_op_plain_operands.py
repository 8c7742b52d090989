# Operands are not coerced to bool.
import warp as wp


@wp.kernel
def bool_op_plain_operands(a: float, n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    out[0] = a and n
    out[1] = x[0] or n
    out[2] = n and x
