# A `continue` turns a long constant range into a dynamic one.
import warp as wp


@wp.kernel
def constant_range_continue(x: wp.array(dtype=float), n: int):
    for i in range(20):
        if i == n:
            continue
        x[i] = 1.0
