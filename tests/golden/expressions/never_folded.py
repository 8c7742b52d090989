# Arithmetic on literals is not folded.
import warp as wp


@wp.kernel
def never_folded(out: wp.array(dtype=int)):
    out[0] = 7 % 3
    out[1] = 2 * 3 + 4
