# elif nests inside the negated block and prints its own line there.
import warp as wp


@wp.kernel
def if_elif_else(x: wp.array(dtype=float), n: int):
    if n > 2:
        x[0] = 1.0
    elif n > 1:
        x[0] = 2.0
    elif n > 0:
        x[0] = 3.0
    else:
        x[0] = 4.0
