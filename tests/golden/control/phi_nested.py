# Nested ifs merge from the inside out.
import warp as wp


@wp.kernel
def phi_nested(x: wp.array(dtype=float), n: int, m: int):
    a = x[0]
    if n > 0:
        if m > 0:
            a = a + 1.0
        else:
            a = a + 2.0
        a = a * 2.0
    else:
        a = a - 1.0
    x[1] = a
