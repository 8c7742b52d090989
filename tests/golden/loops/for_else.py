# The else part of a loop is dropped.
import warp as wp


@wp.kernel
def for_else(x: wp.array(dtype=float), n: int):
    for i in range(n):
        x[i] = 1.0
    else:
        x[0] = 2.0
    while n < 0:
        n += 1
    else:
        x[1] = 3.0
