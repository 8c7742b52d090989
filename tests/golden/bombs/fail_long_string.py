# weft: budget. A string of ten billion characters.
import warp as wp

TEXT = "a" * 10**10


@wp.kernel
def long_string(n: wp.array(dtype=int)):
    n[0] = len(TEXT)
