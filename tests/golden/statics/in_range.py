# As a bound of range() it makes no variable, and the loop is unrolled.
import warp as wp

COUNT = 3


@wp.kernel
def in_range(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for j in range(wp.static(COUNT)):
        total += x[i, j]
    for j in range(wp.static(COUNT - 1), -1, -wp.static(1)):
        total += x[i, j]
    out[i] = total
