# Labels and exit test of a while are not indented.
import warp as wp


@wp.kernel
def while_plain(x: wp.array(dtype=float), n: int):
    i = int(0)
    while i < n:
        x[i] = 1.0
        i += 1
