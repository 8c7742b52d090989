# `break` writes back and jumps to the end.
import warp as wp


@wp.kernel
def dynamic_break(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        s += x[i]
        if s > 10.0:
            break
    x[0] = s
