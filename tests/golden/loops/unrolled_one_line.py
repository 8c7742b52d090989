# A one-line body prints its comment once.
import warp as wp


@wp.kernel
def unrolled_one_line(x: wp.array(dtype=float)):
    s = 0.0
    for i in range(3): s = s + x[i]
    x[3] = s
