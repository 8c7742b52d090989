# Unary operators on values.
import warp as wp


@wp.kernel
def unary(a: float, n: int, c: bool, out: wp.array(dtype=float)):
    out[0] = -a
    out[1] = +a
    m = not c
    k = not n
    out[2] = float(-n)
