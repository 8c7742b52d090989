# else is a second if on the negated condition.
import warp as wp


@wp.kernel
def if_else(x: wp.array(dtype=float), n: int):
    if n > 0:
        x[0] = 1.0
    else:
        x[0] = 2.0
