# `continue` writes back and jumps to the start.
import warp as wp


@wp.kernel
def dynamic_continue(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        if x[i] < 0.0:
            continue
        s += x[i]
    x[0] = s
