# warp: refuses. An annotation of a name that is declared global.
import warp as wp


def helper():
    global q
    q: int = 3


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
