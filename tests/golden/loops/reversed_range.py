# reversed(range()) is never unrolled.
import warp as wp


@wp.kernel
def reversed_range(x: wp.array(dtype=float), n: int):
    for i in reversed(range(n)):
        x[i] = 1.0
    for j in reversed(range(3)):
        x[j] = 2.0
