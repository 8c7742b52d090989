# Parentheses around a name change nothing: it is copied.
import warp as wp


@wp.kernel
def assign_parenthesized_name(x: float, out: wp.array(dtype=float)):
    a = (x)
    out[0] = a
