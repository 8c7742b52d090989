# + - * / on floats.
import warp as wp


@wp.kernel
def scalar_arithmetic(a: float, b: float, out: wp.array(dtype=float)):
    out[0] = a + b
    out[1] = a - b
    out[2] = a * b
    out[3] = a / b
