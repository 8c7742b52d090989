# `continue` in an unrolled loop becomes a flag.
import warp as wp


@wp.kernel
def unrolled_continue(x: wp.array(dtype=float), n: int):
    for i in range(3):
        if i == n:
            continue
        x[i] = 1.0
        x[i + 1] = 2.0
