# Negative indexes pass through.
import warp as wp


@wp.kernel
def negative_index(x: wp.array(dtype=float), n: int):
    x[-1] = x[-n]
