# weft: refuses. Two names left by unrolled loops change in one dynamic loop: Warp orders them by chance.
import warp as wp


@wp.kernel
def promotion_order(x: wp.array(dtype=float), n: int):
    for i in range(2):
        x[i] = 1.0
    for j in range(2):
        x[j] = 1.0
    for k in range(n):
        i = k
        j = k
