# weft: budget. A power with a billion digits.
import warp as wp

N = 2**10**9


@wp.kernel
def power(n: wp.array(dtype=int)):
    n[0] = N
