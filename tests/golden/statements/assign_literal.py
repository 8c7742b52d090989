# A literal is bound to the name itself, no copy.
import warp as wp


@wp.kernel
def assign_literal(out: wp.array(dtype=float)):
    a = 2.5
    b = 3
    c = True
    out[b] = a
