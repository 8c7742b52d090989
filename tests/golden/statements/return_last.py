# A return as the last statement of a kernel.
import warp as wp


@wp.kernel
def return_last(x: wp.array(dtype=float)):
    x[0] = 1.0
    return
