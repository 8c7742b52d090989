# The loop target rebound in the body is written back.
import warp as wp


@wp.kernel
def target_rebound(x: wp.array(dtype=float), n: int):
    for i in range(n):
        i = i + 1
        x[i] = 1.0
