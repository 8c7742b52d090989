# Decimal, hexadecimal, octal, binary and underscored integers.
import warp as wp


@wp.kernel
def int_literals(out: wp.array(dtype=int)):
    out[0] = 10
    out[1] = 0xFF
    out[2] = 0o17
    out[3] = 0b1011
    out[4] = 1_000_000
