# Swapping two scalars renames them.
import warp as wp


@wp.kernel
def tuple_swap(p: float, q: float, out: wp.array(dtype=float)):
    a = p * 2.0
    b = q * 3.0
    a, b = b, a
    out[0] = a
    out[1] = b
