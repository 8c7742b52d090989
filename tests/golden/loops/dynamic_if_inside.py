# An if inside a loop merges before the write-back.
import warp as wp


@wp.kernel
def dynamic_if_inside(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        if x[i] > 0.0:
            s += x[i]
        else:
            s -= x[i]
    x[0] = s
