# break and continue in a while.
import warp as wp


@wp.kernel
def while_break_continue(x: wp.array(dtype=float), n: int):
    i = int(0)
    while i < n:
        i += 1
        if x[i] < 0.0:
            continue
        if x[i] > 5.0:
            break
        x[i] = 1.0
