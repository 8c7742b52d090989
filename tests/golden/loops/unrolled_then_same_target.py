# A later loop that reuses the name as its own target needs no copy.
import warp as wp


@wp.kernel
def unrolled_then_same_target(x: wp.array(dtype=float), n: int):
    for j in range(2):
        x[j] = 1.0
    for j in range(n):
        x[j] = 2.0
