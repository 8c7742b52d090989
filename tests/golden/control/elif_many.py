# A long chain of elif.
import warp as wp


@wp.kernel(enable_backward=False)
def elif_many(x: wp.array(dtype=float), n: int):
    if n == 0:
        x[0] = 1.0
    elif n == 1:
        x[0] = 2.0
    elif n == 2:
        x[0] = 3.0
    elif n == 3:
        x[0] = 4.0
    elif n == 4:
        x[0] = 5.0
    elif n == 5:
        x[0] = 6.0
    else:
        x[0] = 7.0
