# A parenthesized tuple target is the same as a bare one.
import warp as wp


@wp.kernel
def tuple_parenthesized_target(x: float, out: wp.array(dtype=float)):
    (a, b) = (x, x * 2.0)
    out[0] = a - b
