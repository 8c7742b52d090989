# A break in an inner dynamic loop does not stop unrolling.
import warp as wp


@wp.kernel
def unrolled_with_break_inside(x: wp.array(dtype=float), n: int):
    for k in range(2):
        for i in range(n):
            if x[i] > 1.0:
                break
            x[i] = 2.0
