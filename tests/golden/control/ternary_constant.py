# A constant condition picks a side with no code and no copy.
import warp as wp

FAST = True


@wp.kernel
def ternary_constant(a: float, b: float, out: wp.array(dtype=float)):
    c = a if FAST else b
    d = a if False else b
    out[0] = c + d
