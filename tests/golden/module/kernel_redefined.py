# A kernel defined twice: the later one is kept.
import warp as wp


@wp.kernel
def again(x: wp.array(dtype=float)):
    x[0] = 1.0


@wp.kernel
def again(x: wp.array(dtype=float)):
    x[0] = 2.0
