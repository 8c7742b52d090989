# Bitwise operators and shifts.
import warp as wp


@wp.kernel
def bitwise(a: int, b: int, out: wp.array(dtype=int)):
    out[0] = a & b
    out[1] = a | b
    out[2] = a ^ b
    out[3] = ~a
    out[4] = a << b
    out[5] = a >> 2
