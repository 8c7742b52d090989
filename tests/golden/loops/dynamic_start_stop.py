# Literal bounds of a dynamic range become constants after the others.
import warp as wp


@wp.kernel
def dynamic_start_stop(x: wp.array(dtype=float), n: int):
    for i in range(1, n):
        x[i] = 1.0
    for j in range(n, 0, -1):
        x[j] = 2.0
    for k in range(n, n + 4, 2):
        x[k] = 3.0
