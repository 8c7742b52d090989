# Spellings of numbers.
import warp as wp


@wp.kernel
def number_spellings(x: wp.array(dtype=float), n: wp.array(dtype=int)):
    x[0] = 1E3
    x[1] = 1e+3
    x[2] = 00.5
    n[0] = 0X1f
    n[1] = 00
    n[2] = 0B11
