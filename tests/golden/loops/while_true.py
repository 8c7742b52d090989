# `while True` ends by break.
import warp as wp


@wp.kernel
def while_true(x: wp.array(dtype=float), n: int):
    i = int(0)
    while True:
        i += 1
        if i > n:
            break
    x[0] = float(i)
