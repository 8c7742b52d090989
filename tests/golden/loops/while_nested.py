# Nested while loops.
import warp as wp


@wp.kernel
def while_nested(x: wp.array(dtype=float), n: int):
    i = int(0)
    while i < n:
        j = int(0)
        while j < i:
            x[j] = float(i)
            j += 1
        i += 1
