# break and continue with their assignments are replayed in the reverse loop.
import warp as wp


@wp.kernel
def break_replayed(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for j in range(n):
        if x[j] > 5.0:
            break
        if x[j] < 0.0:
            continue
        s = s + x[j]
    x[0] = s
