# A `break` prevents unrolling of a short range.
import warp as wp


@wp.kernel
def constant_range_break(x: wp.array(dtype=float), n: int):
    for i in range(4):
        if i == n:
            break
        x[i] = 1.0
