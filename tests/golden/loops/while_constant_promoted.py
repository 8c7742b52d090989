# An unrolled target that a while assigns is promoted.
import warp as wp


@wp.kernel
def while_constant_promoted(x: wp.array(dtype=float), n: int):
    for i in range(2):
        x[i] = 1.0
    while n > 0:
        i = n
        n -= 1
    x[i] = 2.0
