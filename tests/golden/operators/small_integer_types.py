# Operators keep 8- and 16-bit types.
import warp as wp


@wp.kernel
def small_integer_types(a: wp.int8, b: wp.int8, c: wp.uint16, d: wp.uint16):
    e = a + b
    f = a * b
    g = c // d
    h = c % d
    k = ~c
