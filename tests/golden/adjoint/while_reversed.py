# A while in reverse: zeroing lines without indentation.
import warp as wp


@wp.kernel
def while_reversed(x: wp.array(dtype=float), n: int):
    s = float(1.0)
    j = int(0)
    while j < n:
        s = s * x[j]
        j += 1
    x[0] = s
