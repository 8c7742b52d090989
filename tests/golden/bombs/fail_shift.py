# weft: budget. A shift by a billion bits.
import warp as wp

N = 1 << 10**9


@wp.kernel
def shift(n: wp.array(dtype=int)):
    n[0] = N
