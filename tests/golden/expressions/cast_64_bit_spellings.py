# The 64-bit shortcut however the type is spelled.
import warp as wp

Real = wp.float64


@wp.kernel
def cast_64_bit_spellings(d: wp.array(dtype=wp.float64), u: wp.uint64):
    d[0] = Real(2.0)
    d[1] = d.dtype(3.0)
    v = type(u)(4)
    d[2] = wp.float64(-5)
