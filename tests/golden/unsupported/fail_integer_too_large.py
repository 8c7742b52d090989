# weft: refuses. An integer beyond 128 bits.
import warp as wp


@wp.kernel
def integer_too_large(n: wp.array(dtype=int)):
    n[0] = 111111111111111111111111111111111111111111111
