# A conditional expression is an if pair with empty bodies and a where.
import warp as wp


@wp.kernel
def ternary(a: float, b: float, out: wp.array(dtype=float)):
    out[0] = a if a > b else b
