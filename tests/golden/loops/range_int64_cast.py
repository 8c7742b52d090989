# A bound that is a cast.
import warp as wp


@wp.kernel
def range_int64_cast(x: wp.array(dtype=float), n: wp.int64):
    for i in range(int(n)):
        x[i] = 1.0
