# A dynamic range.
import warp as wp


@wp.kernel
def dynamic(x: wp.array(dtype=float), n: int):
    for i in range(n):
        x[i] = 1.0
