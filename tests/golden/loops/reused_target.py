# The same name as target of two loops in a row.
import warp as wp


@wp.kernel
def reused_target(x: wp.array(dtype=float), n: int):
    for i in range(n):
        x[i] = 1.0
    for i in range(n):
        x[i] = 2.0
