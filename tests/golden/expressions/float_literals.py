# Floats print as Python's repr: shortest digits, exponent from 1e16 on.
import warp as wp


@wp.kernel
def float_literals(out: wp.array(dtype=float)):
    out[0] = 1.0
    out[1] = 0.1
    out[2] = 1e-4
    out[3] = 1e-5
    out[4] = 1e15
    out[5] = 1e16
    out[6] = 123456789.125
    out[7] = 1e20
    out[8] = 5e-324
    out[9] = 3.
    out[10] = .5
    out[11] = 1_0.2_5
