# `continue` in an unrolled loop that rebinds names afterwards.
import warp as wp


@wp.kernel
def unrolled_continue_names(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(3):
        if x[i] < 0.0:
            continue
        s += x[i]
        t = s * 2.0
        x[i] = t
    x[n] = s
