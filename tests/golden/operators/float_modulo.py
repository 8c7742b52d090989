# `//`, `%` and `**` on floats.
import warp as wp


@wp.kernel
def float_modulo(a: float, b: float, out: wp.array(dtype=float)):
    out[0] = a // b
    out[1] = a % b
    out[2] = a**b
