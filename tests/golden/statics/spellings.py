# Every spelling that means wp.static.
import warp
import warp as wp
from warp import static

N = 5


@wp.kernel
def spellings(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = static(N) + warp.static(N + 1)
