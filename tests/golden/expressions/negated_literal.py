# A negated literal is one constant; a double negation is two.
import warp as wp


@wp.kernel
def negated_literal(out: wp.array(dtype=int)):
    out[0] = -3
    out[1] = -(-3)
    out[2] = - -4
    out[3] = +2
    out[4] = ~5
