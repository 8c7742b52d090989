# Operators on float16 and bfloat16.
import warp as wp


@wp.kernel
def half_types(a: wp.float16, b: wp.float16, c: wp.bfloat16, d: wp.bfloat16):
    e = a + b
    f = a / b
    g = c * d
    h = -c
